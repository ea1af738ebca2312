import type { ToldAccount } from '../../demo/demo-accounts.ts'
import type { Config } from '../config/config.ts'

/**
 * The box at the end of a start: where everything is, and how to stop. `firstAdminCode` is of a shop without an admin; its
 * address is read by the browser alone.
 */
export function welcome(
  config: Config,
  logFile: string | undefined,
  accounts: ToldAccount[],
  firstAdminCode: string | null,
): string {
  if (config.role === 'jobs')
    return `Partwright works jobs off. Health: ${config.publicUrl}/readyz\n`
  const { sandboxed } = config.sandbox
  const rows: [string, string][] = [
    ['Shop', config.publicUrl],
    ['API docs', `${config.publicUrl}/api/docs`],
  ]
  if (firstAdminCode)
    rows.push(['First admin', `${config.publicUrl}/first-admin#${firstAdminCode}`])
  for (const { label, email, password } of accounts)
    rows.push([
      label,
      `${email}  ${password ?? '(its password was told by the start that made it)'}`,
    ])
  if (sandboxed.cards) rows.push(['Test card', '4242 4242 4242 4242, any future date, any CVC'])
  if (sandboxed.cards) rows.push(['Payments', `${config.sandbox.url}/cards`])
  if (config.mail.mailboxUrl) rows.push(['Mailbox', config.mail.mailboxUrl])
  if (config.sandbox.needed) rows.push(['Bank', `${config.sandbox.url}/bank`])
  if (config.sandbox.needed) rows.push(['Faults', `${config.sandbox.url}/control`])
  const { metrics } = config
  const host = metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host
  if (metrics.port) rows.push(['Metrics', `http://${host}:${metrics.port}/metrics`])
  rows.push(['Data', config.dataDir])
  if (logFile) rows.push(['Log', logFile])
  rows.push(['Stop', 'Ctrl-C'])
  return box('Partwright is open', rows)
}

function box(title: string, rows: [string, string][]): string {
  const label = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `${name.padEnd(label)}  ${value}`)
  const width = Math.max(title.length, ...lines.map((line) => line.length))
  const line = (text: string) => `│ ${text.padEnd(width)} │\n`
  const rule = '─'.repeat(width + 2)
  return `\n┌${rule}┐\n${line(title)}├${rule}┤\n${lines.map(line).join('')}└${rule}┘\n`
}
