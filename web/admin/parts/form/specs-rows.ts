import type { Category, Specs } from '../../../../contract/parts/parts.ts'
import { facetKeys, keySpecs, specificationOf } from '../../../../contract/parts/specifications.ts'

/** A specification as a form has it: both as text. `own` is a key that somebody types. */
export type SpecRow = { key: string; value: string; own: boolean }

/** What is kept as a list of texts; in a form they stand with commas between them. */
const lists = new Set(['memoryTypes', 'displayOutputs'])
/** Names stay texts, even when they are digits. */
const texts = new Set(['manufacturer', 'series', 'chipset', 'powerConnectors', 'lan'])

/** What a part may be without: said in words, kept as false. */
const optional = new Set(['wifi', 'integratedGraphics'])

/** The keys that parts of a category are compared and filtered by, the most telling first. */
export const keysOf = (category: Category): string[] => [
  ...new Set<string>([...keySpecs[category], ...facetKeys[category]]),
]

/** Specifications as rows of a form, in the order of their table. */
export function rowsOf(specs: Specs): SpecRow[] {
  return Object.entries(specs)
    .map(([key, value]) => ({
      key,
      value: textOf(key, value),
      own: false,
      at: specificationOf(key).order,
    }))
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...row }) => row)
}

function textOf(key: string, value: Specs[string]): string {
  if (value === false && optional.has(key)) return 'None'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/**
 * Rows of a form as typed specifications: 3.5 is a number, true and false are flags, what was a list stays one. Rows
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
  if (/^-?(0|[1-9]\d{0,14})(\.\d{1,12})?$/.test(text)) return Number(text)
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
