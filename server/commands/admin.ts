import { email as canonicalEmail } from '../../contract/people/identity.ts'
import { Refusal } from '../../contract/refusals.ts'
import { dayIn } from '../../contract/words/days.ts'
import type { Config } from '../config/config.ts'
import { dropFactors } from '../identity/end-sessions.ts'
import { changeRole } from '../identity/people/change-role.ts'
import { keyUsage, keyVerbs, runKeyVerb } from './admin-keys.ts'
import { holding } from './holding.ts'
import { mendUsage, runMendFacts } from './mend-facts.ts'
import { type CommandShop, openCommandShop } from './open-command-shop.ts'
import { printable } from './printable.ts'
import { readArguments } from './read-arguments.ts'
import { type AdminRow, selectAdmins } from './store.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run admin -- promote EMAIL   make somebody who has registered an admin
       npm run admin -- demote EMAIL    take it from them; the last admin stays
       npm run admin -- list            who is admin, and since when
       npm run admin -- drop-factors EMAIL
                                        take second factor and passkeys from somebody who lost them and has proven
                                        who they are (docs/operations.md), and log them out everywhere
${keyUsage}${mendUsage}
Exit codes: 0 done, 1 not done (standard error says why), 2 not understood.
`

const roles: Record<string, 'admin' | null> = { promote: 'admin', demote: null }

export async function admin(args: string[], terminal: Terminal): Promise<number> {
  const options = {
    scopes: { type: 'string' },
    days: { type: 'string' },
    from: { type: 'string' },
    'order-ceiling': { type: 'string' },
    'day-ceiling': { type: 'string' },
    write: { type: 'boolean' },
  } as const
  const given = readArguments(args, terminal, usage, options, ([verb = '', ...rest]) => {
    if (Object.hasOwn(keyVerbs, verb)) return rest.length === keyVerbs[verb]
    if (Object.hasOwn(roles, verb) || verb === 'drop-factors') return rest.length === 1
    return (verb === 'list' || verb === 'mend-facts') && rest.length === 0
  })
  if (typeof given === 'number') return given
  if (Object.hasOwn(keyVerbs, given.positionals[0] ?? ''))
    return await runKeyVerb(given.positionals, given.values, terminal)
  const [verb = '', email = ''] = given.positionals
  if (verb === 'mend-facts') return await runMendFacts(given.values.write === true, terminal)
  const who = verb === 'list' ? '' : canonicalEmail.safeParse(email).data
  if (who === undefined) {
    terminal.err.write(`${printable(email)} is no e-mail address of an account\n`)
    return 2
  }
  return await holding(
    () => openCommandShop(terminal),
    (shop) => {
      if (verb === 'list') return list(shop, terminal)
      return change(shop, terminal, who, () =>
        verb === 'drop-factors' ? drop(shop, who) : changeTo(shop, who, roles[verb] ?? null),
      )
    },
  )
}

async function list({ database, timeZone }: CommandShop, { out }: Terminal): Promise<number> {
  const admins = await selectAdmins(database.sql)
  if (admins.length === 0)
    out.write(
      'There is no admin yet. Open the address that the start of the shop told, or register there, then: npm run admin -- promote EMAIL\n',
    )
  for (const row of admins) out.write(`${lineOf(row, timeZone)}\n`)
  return 0
}

function lineOf({ email, name, createdAt, promotedAt }: AdminRow, timeZone: string): string {
  const since = promotedAt ? `since ${dayIn(timeZone, promotedAt)}, ` : ''
  return `${printable(name)} <${printable(email)}>  admin ${since}account of ${dayIn(timeZone, createdAt)}`
}

/** Does it and says what came of it; a refusal becomes a line of advice. */
async function change(
  shop: CommandShop,
  { out, err }: Terminal,
  email: string,
  act: () => Promise<string>,
) {
  try {
    out.write(`${email} ${await act()}.\n`)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    err.write(`${advice(error, email, shop.config)}\n`)
    return 1
  }
}

/** The mails that follow wait for the running shop, which looks for such by the clock. */
const leaveToShop = async () => {}

const changeTo = async (shop: CommandShop, email: string, role: 'admin' | null) =>
  outcome(await changeRole({ ...shop, enqueue: leaveToShop }, null, email, role), role)

async function drop(shop: CommandShop, email: string): Promise<string> {
  const factors = await dropFactors(shop, email)
  return factors > 0
    ? 'logs in with the password alone now, and has to log in again'
    : 'had no second factor and no passkey, and has to log in again'
}

function outcome(changed: number, role: 'admin' | null): string {
  if (role) return changed > 0 ? 'is an admin now' : 'was an admin already'
  return changed > 0 ? 'is no admin any more' : 'was no admin'
}

function advice(refusal: Refusal, email: string, { publicUrl }: Config): string {
  if (refusal.code === 'not_found')
    return `Nobody has registered as ${printable(email)}. Have them register at ${publicUrl}/register, then run this again.`
  if (refusal.code === 'last_admin')
    return `${email} is the last admin. Promote somebody else first: npm run admin -- promote EMAIL`
  return refusal.message
}
