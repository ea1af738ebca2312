import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { actingCompany, findCompany } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { type AccountRow, selectAccount, selectOpenSums } from './store.ts'
import { accountToApi } from './to-api.ts'

/** The account of the company that the caller acts for. */
export const getCreditAccount = async (
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['getCreditAccount']>> =>
  await readAccount(database.sql, actingCompany(caller)._id)

/** The account of a company, for the seller. */
export const getCompanyAccount = async (
  { database }: Shop,
  _caller: User,
  { id }: Input<Calls['getCompanyAccount']>,
): Promise<Output<Calls['getCompanyAccount']>> => await readAccount(database.sql, id)

async function readAccount(sql: Sql, companyId: string) {
  const [row, sums] = await Promise.all([
    requireAccount(sql, companyId),
    selectOpenSums(sql, companyId),
  ])
  return accountToApi(row, sums)
}

/** The account of a company. Refuses with no_account, and with not_found where there is no such company. */
export async function requireAccount(sql: Sql, companyId: string): Promise<AccountRow> {
  return (await selectAccount(sql, companyId)) ?? (await refuseMissing(sql, companyId))
}

/** Says whether the account or its company is missing. */
export async function refuseMissing(sql: Sql, companyId: string): Promise<never> {
  const company = await findCompany(sql, companyId)
  if (!company) throw new Refusal('not_found')
  throw new Refusal('no_account', { company: company.legalName })
}
