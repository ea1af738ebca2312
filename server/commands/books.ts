import type { BooksCheck } from '../../contract/books.ts'
import { Refusal } from '../../contract/refusals.ts'
import { momentIn } from '../../contract/words/days.ts'
import { counted, figure } from '../../contract/words/numbers.ts'
import { checkBooks, saveCheck, withProvider } from '../books/check-books.ts'
import { comparedDays } from '../books/check-daily.ts'
import { type Config, readConfig } from '../config/config.ts'
import { runningSandbox } from '../local/sandbox.ts'
import { openProviders } from '../payments/provider/open-providers.ts'
import { openLog } from '../telemetry/log.ts'
import { holding } from './holding.ts'
import { type CommandShop, openCommandShop } from './open-command-shop.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run books [-- --provider [--since TIME] [--until TIME]] [--json]

Checks the books of a shop, which may go on working, and names each violation with its repair.

  --provider    compares with the payment provider, too: the payments of the last ${comparedDays} days
  --since TIME  the payments since then, such as 2026-01-31 or 2026-01-31T12:00Z
  --until TIME  the payments before that; an interrupted comparison says where to go on
  --json        for programs: the answer of GET /api/books

Exit codes: 0 clean, 1 violations (or not checked: standard error says why), 2 not understood.
`

const options = {
  provider: { type: 'boolean' },
  since: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function books(args: string[], terminal: Terminal): Promise<number> {
  const given = readArguments(args, terminal, usage, options, ({ length }) => length === 0)
  if (typeof given === 'number') return given
  const { provider = false, since, until, json = false } = given.values
  const window = { since: timeOf(since), until: timeOf(until) }
  if ((!provider && (since ?? until) !== undefined) || !isWindow(window)) {
    terminal.err.write(`--since and --until are times, one after the other, with --provider\n`)
    terminal.err.write(usage)
    return 2
  }
  return await holding(
    () => openCommandShop(terminal),
    async (shop) => {
      const alone = await checkBooks(shop.database)
      const check = provider ? await compared(shop, terminal, alone, window) : alone
      await saveCheck(shop.database, check)
      const text = json
        ? `${JSON.stringify({ last: check }, null, 2)}\n`
        : tell(check, shop.timeZone)
      terminal.out.write(text)
      return check.found === 0 ? 0 : 1
    },
  )
}

type Window = { since: Date | undefined; until: Date | undefined }

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** Whether both are times (an unreadable one compares with nothing), the first before the second. */
const isWindow = ({ since, until }: Window) =>
  (since?.getTime() ?? 0) < (until?.getTime() ?? Number.POSITIVE_INFINITY)

async function compared(
  shop: CommandShop,
  { settings }: Terminal,
  check: BooksCheck,
  window: Window,
) {
  const { config, database } = shop
  const until = window.until ?? new Date(check.checkedAt)
  const since = window.since ?? new Date(until.getTime() - comparedDays * 86_400_000)
  const providers = openProviders(reachable(config, settings), openLog('silent'))
  let reached = since
  const onDay = (day: Date) => {
    reached = day
  }
  const side = { sql: database.sql, providers, live: config.live }
  return await withProvider(check, side, { since, until }, onDay).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const rest = `--provider --since ${reached.toISOString()} --until ${until.toISOString()}`
    throw new Error(
      `${error.message} Go on with: npm run books -- ${rest}. The books without it: ${counted(check.found, 'violation')}.`,
    )
  })
}

/** Where the providers are; a sandbox on another port than configured has told its own. */
function reachable(config: Config, settings: Terminal['settings']): Config {
  const sandbox = config.sandbox.sandboxed.cards ? runningSandbox(config.dataDir) : null
  if (!sandbox) return config
  return readConfig(settings, { SANDBOX_PORT: String(sandbox.port) })
}

function tell(
  { found, violations, rows, provider, seconds }: BooksCheck,
  timeZone: string,
): string {
  const lines = violations.map(
    ({ rule, subject, says, repair }) =>
      `${rule.padEnd(16)} ${printable(subject)}: ${printable(says)}.\n${' '.repeat(17)}${printable(repair)}\n`,
  )
  const counts = Object.entries(rows).map(([name, count]) => `${name} ${figure(count)}`)
  const there = provider
    ? `; ${counted(provider.payments, 'payment')} compared since ${momentIn(timeZone, new Date(provider.since))}`
    : ''
  const unnamed = found - violations.length
  if (unnamed > 0) lines.push(`… and ${figure(unnamed)} more of these rules.\n`)
  const verdict = found === 0 ? 'The books are clean' : counted(found, 'violation')
  return `${lines.join('')}${verdict}, in ${figure(seconds)} s (${counts.join(', ')}${there}).\n`
}

/** Some words are callers' own: nothing in one may steer the terminal or turn the line. */
const printable = (text: string) => text.replace(/\p{C}/gu, '')
