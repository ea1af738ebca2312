import { invalid } from './api-error.ts'

/** Form fields as the provider nests them: `metadata[order_id]=1`, `expand[0]=latest_charge`. */
export type Params = { [name: string]: Param }
export type Param = string | Params

/** Reads `a=1&b[c]=2&d[]=3` into nested objects; a list is an object with the keys 0, 1, …. */
export function parseParams(text: string): Params {
  const root: Params = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let node = root
    for (const part of path.slice(0, -1)) {
      const next = node[part]
      if (typeof next === 'object') node = next
      else node = node[part] = Object.create(null) as Params
    }
    const last = path.at(-1) ?? ''
    node[last === '' ? String(Object.keys(node).length) : last] = value
  }
  return root
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw invalid('Invalid string', 'parameter_invalid_string', name)
  return value
}

/** Absent, empty and `null` are different in the protocol; an empty value unsets a field. */
export const textOrNull = (params: Params, name: string): string | null =>
  text(params, name) || null

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', name)
  return Number(value)
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name)
  if (value === undefined || value === 'true' || value === 'false') return value && value === 'true'
  throw invalid(`Invalid boolean: ${value}`, 'parameter_invalid_boolean', name)
}

export function oneOf<const T extends string>(
  params: Params,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const value = text(params, name)
  if (value === undefined || (allowed as readonly string[]).includes(value)) return value as T
  const names = allowed.join(', ')
  throw invalid(`Invalid ${name}: must be one of ${names}`, 'parameter_invalid_enum', name)
}

export function list(params: Params, name: string): string[] | undefined {
  const value = params[name]
  if (value === undefined) return undefined
  if (typeof value === 'string') throw invalid('Invalid array', 'parameter_invalid_array', name)
  return Object.values(value).map(String)
}

export function group(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (typeof value === 'string' && value !== '')
    throw invalid('Invalid object', 'parameter_invalid_object', name)
  return typeof value === 'object' ? value : undefined
}

export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined || value === '')
    throw invalid(`Missing required param: ${name}.`, 'parameter_missing', name)
  return value
}

/** Misspelt parameters are refused, as the real API does, so that a typing error is not silently ignored. */
export function onlyKnown(params: Params, names: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (!names.includes(name) && name !== 'expand' && name !== 'key')
      throw invalid(`Received unknown parameter: ${name}`, 'parameter_unknown', name)
  }
}

/** The object's metadata after this call: given keys replace, empty values remove. At most 50 keys of 40 and 500 characters. */
export function mergeMetadata(current: Record<string, string>, params: Params) {
  const merged = { ...current }
  for (const [key, value] of Object.entries(group(params, 'metadata') ?? {})) {
    if (typeof value !== 'string' || key.length > 40 || value.length > 500)
      throw invalid(
        'Metadata keys are up to 40 and values up to 500 characters long',
        undefined,
        'metadata',
      )
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  if (Object.keys(merged).length > 50)
    throw invalid('Metadata can have up to 50 keys', undefined, 'metadata')
  return merged
}
