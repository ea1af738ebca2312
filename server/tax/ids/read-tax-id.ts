import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { ShownTaxId, TaxCheck } from '../../../contract/tax/tax-ids.ts'
import { actingCompany } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { type CheckRow, selectChecks, selectStand } from './store.ts'
import { standOf } from './tax-id-of.ts'

const shownUpTo = 50

/** The number of the company that the caller acts for. Who of the seller's people decided is not told. */
export async function getOwnTaxId(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['getOwnTaxId']>> {
  const { checks, ...shown } = await showTaxId(database.sql, actingCompany(caller)._id)
  return { ...shown, checks: checks.map((check) => ({ ...check, by: '' })) }
}

export async function getTaxId(
  { database }: Shop,
  _caller: User,
  { id }: Input<Calls['getTaxId']>,
): Promise<Output<Calls['getTaxId']>> {
  return await showTaxId(database.sql, id)
}

/** A company's number as admins see it. Refuses with not_found. */
export async function showTaxId(sql: Sql, companyId: string): Promise<ShownTaxId> {
  const [row, checks] = await Promise.all([
    selectStand(sql, companyId),
    selectChecks(sql, companyId, shownUpTo),
  ])
  if (!row) throw new Refusal('not_found')
  const rejected = row.source === 'hand' ? row.result : null
  const state = row.number === '' ? 'none' : (standOf(row)?.state ?? rejected ?? 'unasked')
  return { taxId: row.taxId, state, checks: checks.map(checkToApi) }
}

const checkToApi = ({ id, consultationNo, by, at, ...row }: CheckRow): TaxCheck => ({
  ...row,
  _id: id,
  consultationNumber: consultationNo,
  by: by ?? '',
  at: at.toISOString(),
})
