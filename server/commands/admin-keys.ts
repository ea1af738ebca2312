import { email as canonicalEmail } from '../../contract/people/identity.ts'
import { newKey } from '../../contract/people/keys.ts'
import { Refusal } from '../../contract/refusals.ts'
import { dayIn, momentIn } from '../../contract/words/days.ts'
import { makeKey } from '../identity/keys/add-key.ts'
import { revokeByPrefix, selectAllKeys, selectKeyOwner } from '../identity/keys/operator-store.ts'
import { holding } from './holding.ts'
import { type CommandShop, openCommandShop } from './open-command-shop.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'

export const keyUsage = `       npm run admin -- key EMAIL NAME --scopes orders:read,stock:write [--days 365] [--from 203.0.113.0/24,…]
                                        make a key for a program that acts for somebody; it is shown this once.
                                        --order-ceiling 500 and --day-ceiling 2000 bound for how much it may order
       npm run admin -- keys            every living key, how it begins, and when it was last used
       npm run admin -- revoke-key PREFIX
                                        revoke the key that begins so, at once
`

/** What is done with keys, and how many words each takes. */
export const keyVerbs: Record<string, number> = { key: 2, keys: 0, 'revoke-key': 1 }

type Values = {
  scopes?: string
  days?: string
  from?: string
  'order-ceiling'?: string
  'day-ceiling'?: string
}

export async function runKeyVerb(
  [verb = '', first = '', name = '']: string[],
  values: Values,
  terminal: Terminal,
): Promise<number> {
  return await holding(
    () => openCommandShop(terminal),
    (shop) => {
      if (verb === 'keys') return list(shop, terminal)
      if (verb === 'revoke-key') return revoke(shop, terminal, first)
      return make(shop, terminal, first, name, values)
    },
  )
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const parts = (text: string | undefined) => text?.split(',').map((one) => one.trim()) ?? []

async function make(
  { database, config, timeZone }: CommandShop,
  { out, err }: Terminal,
  email: string,
  name: string,
  { scopes, days, from, ...ceilings }: Values,
): Promise<number> {
  const asked = newKey.safeParse({
    name,
    scopes: parts(scopes),
    days: numberOf(days),
    addresses: parts(from),
    orderCeiling: numberOf(ceilings['order-ceiling']),
    dayCeiling: numberOf(ceilings['day-ceiling']),
  })
  if (!asked.success) {
    for (const { path, message } of asked.error.issues) err.write(`${path.join('.')}: ${message}\n`)
    return 2
  }
  const wanted = canonicalEmail.safeParse(email).data ?? ''
  const holder = await selectKeyOwner(database.sql, wanted)
  if (!holder) {
    err.write(`Nobody has registered as ${printable(email)}.\n`)
    return 1
  }
  try {
    const made = await database.transaction((sql) =>
      makeKey({ config }, sql, { ...holder, company: null }, null, asked.data),
    )
    const whom = holder.isAdmin ? `the shop, while ${holder.email} is an admin` : holder.email
    out.write(`${made.key}\n`)
    err.write(
      `It acts for ${whom}, until ${dayIn(timeZone, new Date(made.expiresAt))}. It is not shown again.\n`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    err.write(`${error.errors?.map(({ message }) => message).join('\n') ?? error.message}\n`)
    return 1
  }
}

async function list({ database, timeZone }: CommandShop, { out }: Terminal): Promise<number> {
  for (const key of await selectAllKeys(database.sql)) {
    const used = key.lastUsedAt ? `last used ${momentIn(timeZone, key.lastUsedAt)}` : 'never used'
    const [begins, ends] = [key.prefixes.join(' '), dayIn(timeZone, key.expiresAt)]
    out.write(
      `${begins}  ${printable(key.name)} <${printable(key.email)}>  ${key.actsFor}  until ${ends}, ${used}  ${key.scopes.join(',')}\n`,
    )
  }
  return 0
}

async function revoke(
  { database }: CommandShop,
  { out, err }: Terminal,
  prefix: string,
): Promise<number> {
  const revoked = await revokeByPrefix(database, prefix)
  if (revoked.length === 0) {
    err.write(`No living key begins with ${printable(prefix)}: npm run admin -- keys lists them\n`)
    return 1
  }
  for (const name of revoked) out.write(`${printable(name)} is revoked.\n`)
  return 0
}
