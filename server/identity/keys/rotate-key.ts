import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { requireFactor } from './add-key.ts'
import { newSecret } from './secret.ts'
import { endSecrets, insertSecret, renewKey } from './store.ts'

/** Gives an own key another secret. Those of before open for the hours of the overlap; without any they end at once. */
export async function rotateKey(
  shop: Shop,
  caller: User,
  { id, overlapHours, days }: Input<Calls['rotateKey']>,
): Promise<Output<Calls['rotateKey']>> {
  requireFactor(shop, caller)
  return await shop.database.transaction(async (sql) => {
    const key = await renewKey(sql, id, caller.id, days)
    if (!key) throw new Refusal('not_found')
    await endSecrets(sql, id, overlapHours)
    const { secret, hash, prefix } = newSecret()
    await insertSecret(sql, { hash, keyId: id, prefix })
    const expiresAt = key.expiresAt.toISOString()
    const detail = { name: key.name, after: { prefix, overlapHours, expiresAt } }
    await writeAudit(sql, caller.id, 'key-rotated', id, detail)
    return { insertedId: id, key: secret, expiresAt }
  })
}
