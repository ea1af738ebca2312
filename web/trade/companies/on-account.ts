import type { ActingFor } from '../../../contract/companies/acting-for.ts'

/** Whether somebody orders on account, as far as that is for their company’s account and their roles: it may be suspended. */
export const ordersOnAccount = (company: ActingFor | null): boolean =>
  company?.credit?.state === 'open' && company.rights.includes('order')
