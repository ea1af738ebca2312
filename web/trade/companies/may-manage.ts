import type { Person } from '../../app/session.ts'

/** Whether somebody changes what is saved here: their own, or that of the company which they lead. */
export const mayManage = ({ company }: Person) =>
  company === null || company.rights.includes('manage')
