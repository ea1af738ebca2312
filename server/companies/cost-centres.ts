import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type CostCentre, costCentresUpTo } from '../../contract/companies/cost-centres.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import * as store from './cost-centres-store.ts'
import { actingCompany, lockOwnCompany } from './own-company.ts'

export async function listCostCentres(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listCostCentres']>> {
  const rows = await store.selectCostCentres(database.sql, actingCompany(caller)._id)
  return { items: rows.map(toApi), next: null, total: rows.length }
}

const toApi = ({ id, code, name }: store.CostCentreRow): CostCentre => ({ _id: id, code, name })

export async function addCostCentre(
  { database }: Shop,
  caller: User,
  { code, name }: Input<Calls['addCostCentre']>,
): Promise<Output<Calls['addCostCentre']>> {
  const id = newId()
  await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const all = await store.selectCostCentres(sql, _id)
    if (all.length >= costCentresUpTo)
      throw new Refusal('cost_centres_full', { max: costCentresUpTo })
    requireFree(all, code)
    await store.insertCostCentre(sql, { id, companyId: _id, code, name })
    await writeAudit(sql, caller.id, 'cost-centre-added', _id, { after: { code, name } })
  })
  return { insertedId: id }
}

/** Calls a cost centre something else. What was ordered to it before keeps what it was called then. */
export async function changeCostCentre(
  { database }: Shop,
  caller: User,
  { id, code, name }: Input<Calls['changeCostCentre']>,
): Promise<Output<Calls['changeCostCentre']>> {
  return await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const all = await store.selectCostCentres(sql, _id)
    const now = all.find((one) => one.id === id.toLowerCase())
    if (!now) throw new Refusal('not_found')
    const before = { code: now.code, name: now.name }
    if (before.code === code && before.name === name) return { modifiedCount: 0 }
    requireFree(
      all.filter((one) => one !== now),
      code,
    )
    await store.updateCostCentre(sql, now.id, { code, name })
    await writeAudit(sql, caller.id, 'cost-centre-changed', _id, { before, after: { code, name } })
    return { modifiedCount: 1 }
  })
}

/** Puts a cost centre away: it is offered and taken no more. */
export async function archiveCostCentre(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['archiveCostCentre']>,
): Promise<Output<Calls['archiveCostCentre']>> {
  return await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const gone = await store.archiveRow(sql, _id, id)
    if (!gone) throw new Refusal('not_found')
    await writeAudit(sql, caller.id, 'cost-centre-archived', _id, { before: gone })
    return { deletedCount: 1 }
  })
}

function requireFree(all: store.CostCentreRow[], code: string) {
  if (all.some((one) => one.code.toLowerCase() === code.toLowerCase()))
    throw new Refusal('cost_centre_taken', { code })
}
