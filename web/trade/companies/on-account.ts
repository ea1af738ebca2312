import type { ActingFor } from '../../../contract/companies/acting-for.ts'

/** Whether somebody orders on account: their company has one that is open, and their roles let them order for it. */
export const ordersOnAccount = (company: ActingFor | null): boolean =>
  company?.credit?.state === 'open' &&
  company.state === 'approved' &&
  company.rights.includes('order')
