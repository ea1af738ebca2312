import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../server/settings.ts'

const readme = path.join(import.meta.dirname, '../README.md')
const begin = '<!-- settings: npm run settings -->\n'
const end = '<!-- /settings -->'

/** The README's table of settings, from the settings themselves. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { says, real }]) => `| \`${name}\` | ${says} | ${real} |`,
  )
  return ['| Variable | Default | Real |', '|---|---|---|', ...rows, ''].join('\n')
}

/** The README with the table as it should be. */
export async function readmeWithTable(): Promise<{ now: string; wanted: string }> {
  const now = await readFile(readme, 'utf8')
  const [head = '', rest = ''] = now.split(begin)
  const tail = rest.slice(rest.indexOf(end))
  return { now, wanted: `${head}${begin}${settingsTable()}${tail}` }
}

if (import.meta.main) await writeFile(readme, (await readmeWithTable()).wanted)
