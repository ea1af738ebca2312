import { useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { noEnd } from '../../../contract/pricing/quantity-problem.ts'
import { CallFault } from '../../app/api.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { ordersOnAccount } from '../companies/on-account.ts'

/** How an order is paid: before it is released, by card or to the bank, or when it has left. */
export type Way = 'account' | 'transfer' | 'card'

const placeOf = (companyId: string) => `wayToPay:${companyId}`

/** What was chosen last for a company in this browser, if it is one of these; else the first of them. */
function readWay(companyId: string, ways: Way[]): Way {
  try {
    const last = localStorage.getItem(placeOf(companyId))
    return ways.find((way) => way === last) ?? usual(ways)
  } catch {
    return usual(ways)
  }
}

/** On account where that is offered, and else by card: nobody waits for a bank who did not say so. */
const usual = (ways: Way[]): Way => (ways.includes('account') ? 'account' : 'card')

function rememberWay(companyId: string, way: Way) {
  try {
    localStorage.setItem(placeOf(companyId), way)
  } catch {
    // it holds for this page
  }
}

/** Whether somebody may order by transfer, where the shop says for how long it waits for one. */
const ordersByTransfer = (company: ActingFor | null, transferDays: number | null): boolean =>
  transferDays !== null && company?.state === 'approved' && company.rights.includes('order')

/** The ways in which somebody may pay an order for a company, null for themselves. */
export const waysOf = (company: ActingFor | null, transferDays: number | null): Way[] => [
  ...(ordersOnAccount(company) ? (['account'] as const) : []),
  ...(ordersByTransfer(company, transferDays) ? (['transfer'] as const) : []),
  'card',
]

/**
 * How somebody pays an order for a company, null for themselves. `company` is who may pay otherwise than by card; null where that is
 * not offered. `most`: what such an order comes to at most, in minor units.
 */
export function useWayToPay(company: ActingFor | null) {
  const [chosen, setChosen] = useState<{ companyId: string; way: Way }>()
  const ways = waysOf(company, useShopConfig().transferDays)
  const offered = ways.length > 1 ? company : null
  const last = offered && chosen?.companyId === offered._id ? chosen.way : undefined
  const way: Way = offered
    ? (ways.find((one) => one === last) ?? readWay(offered._id, ways))
    : 'card'
  const choose = (next: Way) => {
    if (!offered) return
    setChosen({ companyId: offered._id, way: next })
    rememberWay(offered._id, next)
  }
  return { offered, ways, way, choose, most: way === 'card' ? chargeLimits.max : noEnd }
}
export type WayToPay = ReturnType<typeof useWayToPay>

/** Days after an invoice, in a sentence: "due 30 days after". */
export const dueWords = (days: number) =>
  days === 0 ? 'due at once' : `due ${days} ${days === 1 ? 'day' : 'days'} after`

/** What becomes of an order on account first, where it waits for no deposit. */
export function confirmedWords({ overdue, overLimit }: NonNullable<ActingFor['credit']>): string {
  if (overdue === 'hold') return 'Since an invoice is overdue, we look at your order first.'
  return overLimit === 'hold'
    ? 'Your order is confirmed at once; where the account’s limit does not take it, we look at it first.'
    : 'Your order is confirmed at once.'
}

/** How what no card pays can be ordered: "This can be ordered on account." */
const instead = (ways: Way[], otherwise: string) => {
  if (ways.includes('account')) return 'This can be ordered on account.'
  return ways.includes('transfer') ? 'This can be paid by transfer.' : otherwise
}

/** Why no card pays so much at once; null when one does. `ways`: in which it can be paid. */
export function whyNoCard(
  totalMinor: number,
  currency: string,
  ways: Way[],
  otherwise = '',
): string | null {
  if (totalMinor > chargeLimits.max)
    return `One payment takes at most ${formatMoney(chargeLimits.max, currency)}. ${instead(ways, otherwise)}`.trim()
  if (totalMinor < chargeLimits.min)
    return `One payment takes at least ${formatMoney(chargeLimits.min, currency)}.`
  return null
}

const ofAccount: CallFault['code'][] = [
  'account_closed',
  'account_limit',
  'account_overdue',
  'no_account',
  'transfer_off',
]

/** What the shop refused for the sake of how it is paid: another way to pay goes on. */
export const isOfAccount = (fault: Error | undefined): fault is CallFault =>
  fault instanceof CallFault && ofAccount.includes(fault.code)
