import type { CompanyRole } from '../contract/companies/rights.ts'

type DemoAccount = {
  label: string
  name: string
  email: string
  password: string
  role: 'admin' | null
  /** What they may do for the demo's company; null: they buy for themselves alone. */
  companyRoles: CompanyRole[] | null
}

const buyerOf = (label: string, who: string, companyRoles: CompanyRole[] | null): DemoAccount => ({
  label,
  name: `Demo ${label}`,
  email: `${who}@partwright.test`,
  password: `partwright-${who}`,
  role: null,
  companyRoles,
})

/**
 * The accounts of a demo. Their published passwords are known to everybody: they hold only while nobody but this machine
 * can get to the shop, and nothing is real.
 */
export const demoAccounts: readonly [DemoAccount, DemoAccount, ...DemoAccount[]] = [
  {
    label: 'Admin',
    name: 'Demo Admin',
    email: 'admin@partwright.test',
    password: 'partwright-admin',
    role: 'admin',
    companyRoles: null,
  },
  buyerOf('Buyer', 'buyer', null),
  // who leads a company's buying stands before its other people
  buyerOf('Purchasing admin', 'lead', ['purchasing_admin']),
  buyerOf('Colleague', 'colleague', ['buyer']),
  buyerOf('Approver', 'approver', ['approver']),
  buyerOf('Finance', 'finance', ['finance']),
  buyerOf('Viewer', 'viewer', ['viewer']),
]

/** An account of the demo as the end of a start tells it; null for a password that was told at an earlier one. */
export type ToldAccount = { label: string; email: string; password: string | null }
