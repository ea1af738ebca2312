import { hash } from 'node:crypto'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { asJson, type Sql, within } from '../database/database.ts'
import type { Anyone, Shop, User } from '../shop.ts'

/**
 * Honours Idempotency-Key on a call that says how (draft-ietf-httpapi-idempotency-key-header): the same key with the same request
 * gets the same answer, with another request `key_reused`, while the first still runs `request_running`. For calls
 * with an effect, the key stands in the effect's own transaction: there is never the one without the other.
 */
export async function runOnce(
  shop: Shop,
  name: CallName,
  caller: Pick<User, 'id' | 'company'> | Anyone,
  request: Request,
  input: Record<string, unknown>,
  run: (shop: Shop) => Promise<unknown>,
): Promise<unknown> {
  const call: Call = calls[name]
  const key = request.headers.get('idempotency-key')
  if (key === null || !call.once) return await run(shop)
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(
      'invalid_input',
      {},
      { errors: [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }] },
    )
  const holder = 'id' in caller ? holderOf(caller) : caller.address
  const fingerprint = hash('sha256', JSON.stringify([name, input], bytesAsHash), 'buffer')
  const wanted = { caller: holder, key, name, fingerprint }
  if (call.once === 'natural') {
    if (!sameRequest(await recall(shop.database.sql, holder, key), fingerprint))
      await keep(shop.database.sql, { ...wanted, answer: null })
    return await run(shop)
  }
  const { transaction, longTransaction } = shop.database
  return await (call.isLong ? longTransaction : transaction)(async (sql) => {
    const claimed = await claim(sql, holder, key)
    if (!claimed.taken) throw new Refusal('request_running', {}, { retryAfter: 1 })
    const kept = sameRequest(claimed.kept, fingerprint)
    if (kept) return kept.answer
    const output = await run({ ...shop, database: within(sql) })
    await keep(sql, { ...wanted, answer: output })
    return output
  })
}

/** A person for each company that they act for: a key that is repeated after a change is another's. */
const holderOf = ({ id, company }: Pick<User, 'id' | 'company'>) =>
  company ? `${id}:${company._id}` : id

const bytesAsHash = (_: string, value: unknown) =>
  value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value

type KeptAnswer = { fingerprint: Buffer; answer: unknown }

/** Has the key until the transaction ends, and what is kept under it; not while another transaction has it. */
async function claim(sql: Sql, caller: string, key: string) {
  const [row] = await sql<{ taken: boolean; fingerprint: Buffer | null; answer: unknown }[]>`
    select taken, fingerprint, answer
    from claim_key(${caller}, ${key})`
  if (!row?.taken) return { taken: false as const }
  const { fingerprint, answer } = row
  return { taken: true as const, kept: fingerprint ? { fingerprint, answer } : undefined }
}

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

type Kept = { caller: string; key: string; name: CallName; fingerprint: Buffer; answer: unknown }

async function keep(sql: Sql, { caller, key, name, fingerprint, answer }: Kept) {
  await sql`
    insert into idempotency_key (caller, key, call, fingerprint, answer)
    values (${caller}, ${key}, ${name}, ${fingerprint}, ${answer === null ? null : asJson(sql, answer)})
    on conflict do nothing`
}
