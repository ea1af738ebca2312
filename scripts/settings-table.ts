import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../server/config/settings.ts'

const page = path.join(import.meta.dirname, '../docs/settings.md')
const begin = '<!-- settings: npm run settings -->\n'
const end = '<!-- /settings -->'

/** The table of settings, from the settings themselves. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { says, real, isSecret }]) =>
      `| \`${name}\`${isSecret ? ` or \`${name}_FILE\`` : ''} | ${says} | ${real} |`,
  )
  return ['| Variable | Default | Real |', '|---|---|---|', ...rows, ''].join('\n')
}

/** docs/settings.md with the table as it should be. */
export async function pageWithTable(): Promise<{ now: string; wanted: string }> {
  const now = await readFile(page, 'utf8')
  const [head = '', rest = ''] = now.split(begin)
  const tail = rest.slice(rest.indexOf(end))
  return { now, wanted: `${head}${begin}${settingsTable()}${tail}` }
}

/** What production does not start without; the rest has a default that does. */
const needed = [
  ...['PUBLIC_URL', 'TRUSTED_PROXIES', 'MAIL_FROM', 'SELLER_NAME', 'SELLER_ADDRESS', 'CURRENCY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** .env.example: every setting, each with what stands in the table. An empty one counts as not given. */
export function exampleEnvironment(): string {
  const said = (name: string) => {
    const { says, real, isSecret } = settings[name as keyof typeof settings]
    return `# ${isSecret ? `or ${name}_FILE; ` : ''}${real}; without it: ${says}\n`
  }
  const rest = Object.keys(settings).filter((name) => !needed.includes(name))
  return [
    '# Settings of a shop: docs/settings.md. Copy this to .env and fill in the first part. Written by npm run settings.\n',
    '# of compose.yaml alone: letters and digits, as openssl rand -hex 24 makes them\nDATABASE_PASSWORD=\n',
    ...needed.map((name) => `${said(name)}${name}=\n`),
    '# What has a default that production starts with.\n',
    ...rest.map((name) => `${said(name)}#${name}=\n`),
  ].join('\n')
}

export const examplePath = path.join(import.meta.dirname, '../.env.example')

if (import.meta.main) {
  await writeFile(page, (await pageWithTable()).wanted)
  await writeFile(examplePath, exampleEnvironment())
}
