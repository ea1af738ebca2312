import { useState } from 'react'
import { type CompanyAction, mayAct } from '../../../contract/companies/may-act.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { type Person, usePerson } from '../../app/session.ts'

/** Whether somebody may do this with an order; whoever placed it is known by their e-mail. */
export const mayOnOrder = (
  { email, isAdmin, company }: Pick<Person, 'email' | 'isAdmin' | 'company'>,
  action: CompanyAction,
  order: Pick<Order, 'email' | 'company'>,
) =>
  mayAct({ id: email, isAdmin, company }, action, {
    ownerId: order.email,
    companyId: order.company?._id ?? null,
  })

/**
 * Which of these somebody may do with an order, for the company for which its page was opened: when a membership ends
 * over it, nothing that is typed there goes with it.
 */
export function useMayOnOrder(order: Pick<Order, 'email' | 'company'>) {
  const person = usePerson()
  const [opened] = useState(person.company)
  const company = opened?._id === person.company?._id ? person.company : opened
  return (action: CompanyAction) => mayOnOrder({ ...person, company }, action, order)
}
