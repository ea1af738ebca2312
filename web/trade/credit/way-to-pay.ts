import { useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { noEnd } from '../../../contract/pricing/quantity-problem.ts'
import { CallFault } from '../../app/api.ts'
import { ordersOnAccount } from '../companies/on-account.ts'

/** How an order is paid: before it is released, or when it has left. */
export type Way = 'card' | 'account'

const placeOf = (companyId: string) => `wayToPay:${companyId}`

/** What was chosen last for a company in this browser; on account when nothing was. */
function readWay(companyId: string): Way {
  try {
    return localStorage.getItem(placeOf(companyId)) === 'card' ? 'card' : 'account'
  } catch {
    return 'account'
  }
}

function keepWay(companyId: string, way: Way) {
  try {
    localStorage.setItem(placeOf(companyId), way)
  } catch {
    // it holds for this page
  }
}

/**
 * How somebody pays an order for a company, null for themselves. `company` is who may order on account; null where that is
 * not offered. `most`: what such an order comes to at most, in minor units.
 */
export function useWayToPay(company: ActingFor | null) {
  const [chosen, setChosen] = useState<{ companyId: string; way: Way }>()
  const offered = company && ordersOnAccount(company) ? company : null
  const last = offered && chosen?.companyId === offered._id ? chosen.way : undefined
  const way: Way = offered ? (last ?? readWay(offered._id)) : 'card'
  const choose = (next: Way) => {
    if (!offered) return
    setChosen({ companyId: offered._id, way: next })
    keepWay(offered._id, next)
  }
  return { offered, way, choose, most: way === 'account' ? noEnd : chargeLimits.max }
}
export type WayToPay = ReturnType<typeof useWayToPay>

/** Days after an invoice, in a sentence: "due 30 days after". */
export const dueWords = (days: number) =>
  days === 0 ? 'due at once' : `due ${days} ${days === 1 ? 'day' : 'days'} after`

/** Why no card pays so much at once; null when one does. `isOffered`: it can be ordered on account instead. */
export function whyNoCard(
  totalMinor: number,
  currency: string,
  isOffered: boolean,
  otherwise = '',
): string | null {
  if (totalMinor > chargeLimits.max)
    return `One card payment takes at most ${formatMoney(chargeLimits.max, currency)}. ${isOffered ? 'This can be ordered on account.' : otherwise}`.trim()
  if (totalMinor < chargeLimits.min)
    return `One card payment takes at least ${formatMoney(chargeLimits.min, currency)}.`
  return null
}

const ofAccount: CallFault['code'][] = [
  'account_closed',
  'account_limit',
  'account_overdue',
  'no_account',
]

/** What the shop refused for the account’s sake: another way to pay goes on. */
export const isOfAccount = (fault: Error | undefined): fault is CallFault =>
  fault instanceof CallFault && ofAccount.includes(fault.code)
