import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { keysUpTo } from '../../../contract/people/keys.ts'
import { orderingScopes, scopesFor } from '../../../contract/people/scopes.ts'
import { toMinor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop, User } from '../../shop.ts'
import { newSecret } from './secret.ts'
import { countKeys, insertKey, insertSecret, lockKeysOf } from './store.ts'

type KeyInput = Input<Calls['addKey']>
type Holder = Pick<User, 'id' | 'email' | 'name' | 'isAdmin' | 'company'>

/** Makes a key for a program of the caller's, which acts for whom they act now. Audited, and told by mail: whoever has a token for minutes could make one for years. */
export async function addKey(
  shop: Shop,
  caller: User,
  input: KeyInput,
): Promise<Output<Calls['addKey']>> {
  requireFactor(shop, caller)
  return await shop.database.transaction(async (sql) => {
    const made = await makeKey(shop, sql, caller, caller.id, input)
    await queueMail(shop, sql, {
      event: `key-made:${made.insertedId}`,
      kind: 'key-made',
      to: caller.email,
      values: {
        name: caller.name,
        key: input.name,
        scopes: input.scopes,
        expiresAt: made.expiresAt,
      },
    })
    return made
  })
}

/** A key of an admin opens the back office without a second factor: whoever makes one has to have shown it. */
export function requireFactor({ config }: Pick<Shop, 'config'>, caller: User) {
  if (config.secondFactor !== 'off' && caller.isAdmin && !caller.hasFactor)
    throw new Refusal('second_factor_needed')
}

/** The key itself, in the caller's transaction. `actorId` is null for the operator at the command line. */
export async function makeKey(
  { config }: Pick<Shop, 'config'>,
  sql: Sql,
  holder: Holder,
  actorId: string | null,
  input: KeyInput,
) {
  const { name, scopes, addresses, days } = input
  const allowed = scopesFor(holder.isAdmin)
  const closed = scopes.find((scope) => !allowed.includes(scope))
  if (closed) {
    const message = `${closed} is for keys of ${holder.isAdmin ? 'buyers' : 'admins'}`
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'scopes', message }] })
  }
  const ceilings = ceilingsOf(input, holder, config.currency)
  await lockKeysOf(sql, holder.id)
  const count = await countKeys(sql, holder.id)
  if (count >= keysUpTo) throw new Refusal('too_many_keys', { count })
  const { secret, hash, prefix } = newSecret()
  const id = newId()
  const { id: userId, isAdmin, company } = holder
  const whose = { userId, isAdmin, companyId: company?._id ?? null }
  const expiresAt = await insertKey(sql, {
    ...whose,
    id,
    name,
    scopes,
    addresses,
    days,
    ...ceilings,
  })
  await insertSecret(sql, { hash, keyId: id, prefix })
  const facts = { name, prefix, scopes: scopes.join(' '), addresses: addresses.join(' ') }
  const after = { ...facts, ...ceilings, expiresAt: expiresAt.toISOString() }
  await writeAudit(sql, actorId, 'key-made', id, { account: holder.email, after })
  return { insertedId: id, key: secret, expiresAt: expiresAt.toISOString() }
}

/**
 * In minor units. A bound for who places no orders, or one that is less than the least amount, would bind nothing. An
 * assistant's key has both.
 */
function ceilingsOf(
  { scopes, orderCeiling, dayCeiling }: KeyInput,
  { isAdmin }: Holder,
  currency: string,
) {
  const minorOf = (path: 'orderCeiling' | 'dayCeiling', amount: number | null) => {
    if (amount === null && !scopes.includes('orders:assist')) return null
    const minor = amount === null ? 0 : toMinor(amount, currency)
    const orders = !isAdmin && scopes.some((scope) => orderingScopes.includes(scope))
    if (minor > 0 && orders) return minor
    const message =
      minor > 0
        ? 'Only a buyer’s key with orders:write or orders:assist places orders'
        : amount === null
          ? 'Write an amount: an assistant orders within one'
          : 'Write an amount above 0'
    throw new Refusal('invalid_input', {}, { errors: [{ path, message }] })
  }
  return {
    orderCeilingMinor: minorOf('orderCeiling', orderCeiling),
    dayCeilingMinor: minorOf('dayCeiling', dayCeiling),
  }
}
