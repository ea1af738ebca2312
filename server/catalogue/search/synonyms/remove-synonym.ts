import type { Input, Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { Refusal } from '../../../../contract/refusals.ts'
import { writeAudit } from '../../../database/audit.ts'
import type { Shop, User } from '../../../shop.ts'
import { forgetSynonyms } from './read-synonyms.ts'
import { deleteSynonym } from './store.ts'

/** Takes back what a phrase means. */
export async function removeSynonym(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['removeSynonym']>,
): Promise<Output<Calls['removeSynonym']>> {
  await shop.database.transaction(async (sql) => {
    const row = await deleteSynonym(sql, id)
    if (!row) throw new Refusal('not_found')
    await writeAudit(sql, caller.id, 'synonym-removed', id, { before: row })
  })
  forgetSynonyms(shop.database)
  return { deletedCount: 1 }
}
