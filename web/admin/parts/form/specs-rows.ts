import type { Specs } from '../../../../contract/parts/parts.ts'
import { specificationOf } from '../../../../contract/parts/specifications.ts'
import { asField } from '../../../../contract/words/typed.ts'

/** A specification as a form has it: both as text. `own` is a key that somebody types. */
export type SpecRow = { key: string; value: string; own: boolean }

/** What a part may be without: said in words, saved as false. */
export const optional = new Set(['wifi', 'integratedGraphics'])

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
  if (typeof value === 'number') return asField(value)
  return Array.isArray(value) ? value.join(', ') : String(value)
}
