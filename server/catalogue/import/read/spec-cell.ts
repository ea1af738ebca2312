import type { Specs } from '../../../../contract/parts/parts.ts'

/**
 * A specification of a text file as what it says: 3.5 is a number, yes and no stay words, 0012 stays a text; a list of
 * texts, and a text that would be taken for something else, stand there as JSON.
 */
export function readSpec(text: string): unknown {
  if (/^-?(0|[1-9]\d{0,14})(\.\d{1,12})?$/.test(text)) return Number(text)
  if (/^true$/i.test(text)) return true
  if (/^false$/i.test(text)) return false
  return /^(\[.*\]|".*")$/s.test(text) ? (parsed(text) ?? text) : text
}

function parsed(text: string): string | string[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string')
    return isTexts || typeof value === 'string' ? (value as string | string[]) : undefined
  } catch {
    return undefined
  }
}

/** The other way round: what `readSpec` makes the same value of. */
export function writeSpec(value: Specs[string]): string | number {
  if (typeof value === 'number' && Object.is(readSpec(String(value)), value)) return value
  if (typeof value === 'string' && readSpec(value.trim()) === value) return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
