import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sheetOf, themeFile } from '../../contract/shop-record/theme.ts'
import { ConfigFault } from './settings.ts'

/** A theme of the operator's own: its accents, its sheet, and the address of that, which changes with it. */
export type OwnTheme = { accent: string; darkAccent: string; sheet: string; address: string }

/** Reads THEME_FILE. Throws ConfigFault with what is wrong there. */
export function readTheme(file: string | undefined): OwnTheme | null {
  if (file === undefined) return null
  const read = themeFile.safeParse(parse(file))
  if (!read.success) {
    const [first] = read.error.issues
    const more = read.error.issues.length - 1
    throw new ConfigFault(
      `THEME_FILE: ${[...(first?.path ?? []), first?.message].join(': ')}${more > 0 ? `, and ${more} more` : ''}`,
    )
  }
  const { light, dark } = read.data
  const sheet = sheetOf(read.data)
  const address = `/themes/${hash('sha256', sheet).slice(0, 32)}.css`
  return { accent: light.accent, darkAccent: dark.accent, sheet, address }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'it is no JSON'
    throw new ConfigFault(`THEME_FILE: ${file} cannot be read (${why})`)
  }
}
