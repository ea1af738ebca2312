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

if (import.meta.main) await writeFile(page, (await pageWithTable()).wanted)
