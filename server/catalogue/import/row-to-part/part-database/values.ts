import type { Specs } from '../../../../../contract/parts/parts.ts'
import { valueAt } from '../map-row.ts'

/** The nested specifications of one entry. 0 stands for unknown there. */
export type Values = Record<string, unknown>
export type Loose = Record<string, Specs[string] | undefined>

export function text(values: Values, path: string): string | undefined {
  const value = valueAt(values, path)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function count(values: Values, path: string): number | undefined {
  const value = valueAt(values, path)
  return typeof value === 'number' && value > 0 ? value : undefined
}

export function flag(values: Values, path: string): boolean | undefined {
  const value = valueAt(values, path)
  return typeof value === 'boolean' ? value : undefined
}

export function list(values: Values, path: string): string[] | undefined {
  const value = valueAt(values, path)
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  return texts.length > 0 ? texts : undefined
}

export function records(values: Values, path: string): Values[] | undefined {
  const value = valueAt(values, path)
  if (!Array.isArray(value)) return undefined
  return value.filter((item): item is Values => typeof item === 'object' && item !== null)
}

export const orFalse = (value: string | undefined) => (value === 'None' ? false : value)

/** The day on which somebody compared the entry with the maker's page; undefined where nobody did. */
export const checkedOn = (values: Values): string | undefined =>
  text(values, 'metadata.last_manually_spec_verified_at')?.slice(0, 10)
