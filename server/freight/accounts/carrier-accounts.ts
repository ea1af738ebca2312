import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxCarrierAccounts } from '../../../contract/freight/offers.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { actingCompany, lockOwnCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteAccount, insertAccount, selectAccounts } from './store.ts'

/** The accounts of the caller's company with carriers. */
export async function listCarrierAccounts(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listCarrierAccounts']>> {
  const rows = await selectAccounts(database.sql, actingCompany(caller)._id)
  const items = rows.map(({ id, ...account }) => ({ _id: id, ...account }))
  return { items, next: null, total: items.length }
}

/** Saves an account with a carrier. */
export async function addCarrierAccount(
  { database }: Shop,
  caller: User,
  account: Input<Calls['addCarrierAccount']>,
): Promise<Output<Calls['addCarrierAccount']>> {
  const id = newId()
  await database.transaction(async (sql) => {
    const { _id: companyId } = await lockOwnCompany(sql, caller)
    const { length: count } = await selectAccounts(sql, companyId)
    if (count >= maxCarrierAccounts) throw new Refusal('carrier_accounts_full', { count })
    if (!(await insertAccount(sql, { ...account, id, companyId, addedBy: caller.id })))
      throw new Refusal('carrier_account_kept', { carrier: account.carrier })
    await writeAudit(sql, caller.id, 'carrier-account-added', companyId, { after: account })
  })
  return { insertedId: id }
}

/** Takes a saved account away. */
export async function removeCarrierAccount(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeCarrierAccount']>,
): Promise<Output<Calls['removeCarrierAccount']>> {
  return await database.transaction(async (sql) => {
    const { _id: companyId } = await lockOwnCompany(sql, caller)
    const before = (await selectAccounts(sql, companyId)).find((one) => one.id === id.toLowerCase())
    if (!before) throw new Refusal('not_found')
    await deleteAccount(sql, before.id)
    const { carrier, number } = before
    await writeAudit(sql, caller.id, 'carrier-account-removed', companyId, {
      before: { carrier, number },
    })
    return { deletedCount: 1 }
  })
}
