import type { Company, CompanyMember, ListedCompany } from '../../contract/companies/companies.ts'
import type { MemberRow } from './members-store.ts'
import type { CompanyRow, ListedRow } from './store.ts'

/** The readable number of a company, as people quote it. */
export const companyNumber = ({ number }: { number: number }) => `C-${number}`

export const companyToApi = (row: CompanyRow): Company => ({
  _id: row.id,
  number: companyNumber(row),
  legalName: row.legalName,
  country: row.country,
  registrationNumber: row.registrationNumber,
  taxId: row.taxId,
  address: row.address,
  phone: row.phone,
  state: row.state,
  stateNote: row.stateNote,
  poRequired: row.poRequired,
  invoicing: row.invoicing,
  createdAt: row.createdAt.toISOString(),
})

export const listedToApi = (row: ListedRow): ListedCompany => ({
  ...companyToApi(row),
  members: row.members,
  orders: row.orders,
})

export const memberToApi = (row: MemberRow): CompanyMember => ({
  _id: row.id,
  displayName: row.name,
  email: row.email,
  roles: row.roles,
  costCentreId: row.costCentreId,
  since: row.since.toISOString(),
})
