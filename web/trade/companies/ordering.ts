import { useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { usePerson } from '../../app/session.ts'

/** For whom somebody buys, in a sentence: "for Acme". */
export const forWhom = (company: Pick<ActingFor, 'name'> | null) =>
  company ? `for ${company.name}` : 'for yourself'

/**
 * For whom a form orders: for whom it was opened, until its buyer agrees to another. `now` is for whom they buy now, which
 * another tab may have chosen.
 */
export function useOrderingFor() {
  const { company: now } = usePerson()
  const [opened, setOpened] = useState(now)
  const isChanged = opened?._id !== now?._id
  return {
    company: isChanged ? opened : now,
    now,
    isChanged,
    agree: () => setOpened(now),
  }
}
export type OrderingFor = ReturnType<typeof useOrderingFor>

/** Why somebody cannot order; null where they can. */
export function whyNoOrder({ company, isChanged }: OrderingFor): string | null {
  if (isChanged) return 'Say first for whom you order.'
  if (!company) return null
  const { name, state, rights } = company
  if (state !== 'approved')
    return `${name} is suspended: its members see what there is, and order nothing.`
  return rights.includes('order')
    ? null
    : `Your roles at ${name} do not let you order. Ask one of its purchasing admins.`
}

/** What is said where a company orders under its numbers alone, and there is none. */
export const withoutPurchaseOrder = (company: ActingFor | null, purchaseOrder: string) =>
  company?.poRequired && purchaseOrder.trim() === ''
    ? `${company.name} orders with a purchase order number: write it`
    : null
