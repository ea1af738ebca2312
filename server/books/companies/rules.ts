import { orderCalled, type Rule, rule } from '../rule.ts'
import { selectForeignOrders, selectLeaderless } from './store.ts'

/** Companies have somebody who leads their buying, and nobody else ordered for them. */
export const companyRules: Rule[] = [
  rule('company-leader', selectLeaderless, ({ id, number, name }) => ({
    subject: `company C-${number} (${name})`,
    says: 'it has no purchasing admin, so that nobody can invite or remove anybody',
    repair: `Ask the company who it is to be, and add that role to one of its members: update company_member set roles = roles || '{purchasing_admin}' where company_id = '${id}' and ended_at is null.`,
  })),
  rule('order-member', selectForeignOrders, ({ id, company, ...order }) => ({
    subject: orderCalled(order),
    says: `it is of ${company}, but whoever placed it never was a member there`,
    repair: `The audit says who brought it along (Dashboard, Audit). If nobody did: update orders set company_id = null where id = '${id}'.`,
  })),
]
