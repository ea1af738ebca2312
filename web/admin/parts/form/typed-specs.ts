import type { Specs } from '../../../../contract/parts/parts.ts'
import { readTyped } from '../../../../contract/words/typed.ts'
import { optional, type SpecRow } from './specs-rows.ts'

/** What is saved as a list of texts; in a form they stand with commas between them. */
const lists = new Set(['memoryTypes', 'displayOutputs'])
/** Names stay texts, even when they are digits. */
const texts = new Set(['manufacturer', 'series', 'chipset', 'powerConnectors', 'lan'])

/**
 * Rows of a form as typed specifications: a number as the page writes it is one, true and false are flags, what was a list stays one. Rows
 * without a key or a value fall away.
 */
export function specsOf(rows: SpecRow[], before: Specs = {}): Specs {
  const specs: [string, Specs[string]][] = []
  for (const { key, value } of rows) {
    const name = key.trim()
    const text = value.trim()
    if (name !== '' && text !== '') specs.push([name, typed(name, text, before[name])])
  }
  return Object.fromEntries(specs)
}

/** A key that stands in more than one row. */
export function repeatedKey(rows: SpecRow[]): string | null {
  const keys = rows.map(({ key }) => key.trim()).filter((key) => key !== '')
  return keys.find((key, at) => keys.indexOf(key) !== at) ?? null
}

function typed(key: string, text: string, before: Specs[string] | undefined): Specs[string] {
  if (Array.isArray(before) || lists.has(key))
    return Array.isArray(before) && before.join(', ') === text ? before : listOf(text)
  if (typeof before === 'string' && before === text) return text
  if (texts.has(key)) return text
  if (optional.has(key) && /^none$/i.test(text)) return false
  const number = readTyped(text)
  if (number !== null && /^-?(0|[1-9]\d{0,14})(\.\d{1,12})?$/.test(number)) return Number(number)
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
