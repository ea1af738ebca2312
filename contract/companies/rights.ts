/** What a member of a company may do there. Roles add up. */
export const companyRoles = ['purchasing_admin', 'buyer', 'approver', 'finance', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]

/**
 * What the calls of a company ask for. `order`: order in its name. `seeAll`: see what colleagues ordered. `quote`: ask for
 * prices. `approve`: decide what waits for a decision. `pay`: pay, and see invoices. `manage`: members, cost centres,
 * the company’s own settings.
 */
export const companyRights = ['order', 'seeAll', 'quote', 'approve', 'pay', 'manage'] as const
export type CompanyRight = (typeof companyRights)[number]

/** What a role is called, what it is for, and what it may. */
export const roleWords: Record<CompanyRole, { name: string; says: string }> = {
  purchasing_admin: {
    name: 'Purchasing admin',
    says: 'Orders, sees and pays everything, invites colleagues and says what they may do',
  },
  buyer: { name: 'Buyer', says: 'Orders, and sees their own orders' },
  approver: { name: 'Approver', says: 'Decides what waits for an approval' },
  finance: { name: 'Finance', says: 'Sees every order and its invoices, and pays' },
  viewer: { name: 'Viewer', says: 'Sees every order, and changes nothing' },
}

const ofRole: Record<CompanyRole, readonly CompanyRight[]> = {
  purchasing_admin: companyRights,
  buyer: ['order', 'quote'],
  approver: ['approve'],
  finance: ['seeAll', 'pay'],
  viewer: ['seeAll'],
}

/** All that these roles may, in the order of `companyRights`. */
export function rightsOf(roles: readonly CompanyRole[]): CompanyRight[] {
  const all = new Set(roles.flatMap((role) => ofRole[role]))
  return companyRights.filter((right) => all.has(right))
}

/** What a right is called where it is missing: "You may not … for Acme." */
export const rightWords: Record<CompanyRight, string> = {
  order: 'order',
  seeAll: 'see what colleagues ordered',
  quote: 'ask for prices',
  approve: 'approve orders',
  pay: 'pay',
  manage: 'manage the company',
}
