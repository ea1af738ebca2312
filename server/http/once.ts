import { hash } from 'node:crypto'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { asJson, type Sql, within } from '../database.ts'
import type { Anyone, Member, Shop } from '../shop.ts'

/**
 * Honours Idempotency-Key on a POST (draft-ietf-httpapi-idempotency-key-header): the same key with the same request
 * gets the same answer, with another request `key_reused`, while the first still runs `request_running`. For calls
 * with an effect, the key stands in the effect's own transaction: there is never the one without the other.
 */
export async function runOnce(
  shop: Shop,
  name: CallName,
  caller: Member | Anyone,
  request: Request,
  input: Record<string, unknown>,
  run: (shop: Shop) => Promise<unknown>,
): Promise<unknown> {
  const call: Call = calls[name]
  const key = request.headers.get('idempotency-key')
  if (call.method !== 'POST' || key === null || !call.once) return await run(shop)
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(
      'invalid_input',
      {},
      { errors: [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }] },
    )
  const holder = 'id' in caller ? caller.id : caller.address
  const fingerprint = hash('sha256', JSON.stringify([name, input], bytesAsHash), 'buffer')
  if (call.once === 'natural') {
    if (!sameRequest(await recall(shop.database.sql, holder, key), fingerprint))
      await keep(shop.database.sql, holder, key, fingerprint, null)
    return await run(shop)
  }
  return await shop.database.transaction(async (sql) => {
    const [lock] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${holder} ${key}`}, 0)) as taken`
    if (!lock?.taken) throw new Refusal('request_running', {}, { retryAfter: 1 })
    // only now: sent together, a look that overtakes the lock would miss what was kept in between
    const kept = sameRequest(await recall(sql, holder, key), fingerprint)
    if (kept) return kept.answer
    const output = await run({ ...shop, database: within(sql) })
    await keep(sql, holder, key, fingerprint, output)
    return output
  })
}

const bytesAsHash = (_: string, value: unknown) =>
  value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value

type KeptAnswer = { fingerprint: Buffer; answer: unknown }

async function recall(sql: Sql, caller: string, key: string) {
  const [row] = await sql<KeptAnswer[]>`
    select fingerprint, answer
    from idempotency_key
    where caller = ${caller} and key = ${key}`
  return row
}

function sameRequest(row: KeptAnswer | undefined, fingerprint: Buffer) {
  if (row && !fingerprint.equals(row.fingerprint)) throw new Refusal('key_reused')
  return row
}

async function keep(sql: Sql, caller: string, key: string, fingerprint: Buffer, answer: unknown) {
  await sql`
    insert into idempotency_key (caller, key, fingerprint, answer)
    values (${caller}, ${key}, ${fingerprint}, ${answer === null ? null : asJson(sql, answer)})
    on conflict do nothing`
}
