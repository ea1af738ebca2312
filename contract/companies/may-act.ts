import type { ActingFor } from './acting-for.ts'
import type { CompanyRight } from './rights.ts'

/** Who acts: an admin of the shop, or somebody for themselves or for the company that their token names. */
export type Actor = {
  id: string
  isAdmin: boolean
  company: Pick<ActingFor, '_id' | 'rights'> | null
}

/** What is acted on: whose it is, and of which company; null where somebody has it for themselves. */
export type Owned = { ownerId: string; companyId: string | null }

type Rule = {
  /** Whether admins of the shop may, whoever has it. */
  admin: boolean
  /** What a member needs for what is their own; null: nothing. */
  own: CompanyRight | null
  /** What a member needs for what is a colleague’s; any: nothing; null: they never may. */
  colleague: CompanyRight | 'any' | null
}

/**
 * The one table of who may do what with what a person or a company has. What somebody has for themselves is theirs alone,
 * and is not seen while they act for a company; what they have in a company is not seen outside it.
 */
export const actions = {
  seeOrder: { admin: true, own: null, colleague: 'seeAll' },
  cancelOrder: { admin: true, own: 'order', colleague: 'manage' },
  payOrder: { admin: false, own: 'order', colleague: 'pay' },
  askAboutOrder: { admin: false, own: null, colleague: 'manage' },
  writeAboutOrder: { admin: true, own: null, colleague: 'manage' },
  seeList: { admin: false, own: null, colleague: null },
  seeCompanyList: { admin: false, own: null, colleague: 'any' },
  changeCompanyList: { admin: false, own: null, colleague: 'order' },
  /** also who has it: its maker alone, or all */
  disposeOfCompanyList: { admin: false, own: null, colleague: 'manage' },
} as const satisfies Record<string, Rule>
export type CompanyAction = keyof typeof actions

/** What an action is called where a role for it is missing: "Your roles do not let you …". */
export const actionWords: Record<CompanyAction, string> = {
  seeOrder: 'see this order',
  cancelOrder: 'cancel this order',
  payOrder: 'pay this order',
  askAboutOrder: 'ask for something about this order',
  writeAboutOrder: 'write about this order',
  seeList: 'see this list',
  seeCompanyList: 'see this list',
  changeCompanyList: 'change this list',
  disposeOfCompanyList: 'delete this list, or say who has it',
}

/** Whether somebody may do this with what is there. */
export function mayAct(actor: Actor, action: CompanyAction, on: Owned): boolean {
  const rule: Rule = actions[action]
  if (actor.isAdmin) return rule.admin
  if ((actor.company?._id ?? null) !== on.companyId) return false
  const isOwn = on.ownerId === actor.id
  if (!actor.company) return isOwn
  const { rights } = actor.company
  if (isOwn && (rule.own === null || rights.includes(rule.own))) return true
  const { colleague } = rule
  return colleague === 'any' || (colleague !== null && rights.includes(colleague))
}
