import { type JsonSchema, schemaAt } from './json-schema.fixture.ts'

/** Where a value stands in a body: names of fields, 0 for a list's first, '*' for a record's any. */
export type Place = { path: (string | number)[]; schema: JsonSchema }

/** Every number and text of a schema, at whatever depth; the bounds of each are in its own schema. */
export function leavesOf(schema: JsonSchema, whole: JsonSchema, path: Place['path'] = []): Place[] {
  const inside = (one: unknown, ...more: Place['path']) =>
    leavesOf(one as JsonSchema, whole, [...path, ...more])
  if (schema.$ref) return leavesOf(schemaAt(whole, String(schema.$ref)), whole, path)
  const some = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (some) return some.flatMap((one) => inside(one))
  if (schema.items) return inside(schema.items, 0)
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const named = fields.flatMap(([name, one]) => inside(one, name))
  if (schema.additionalProperties)
    return [
      ...named,
      ...inside(schema.additionalProperties, '*'),
      { path: [...path, '*key'], schema },
    ]
  if (fields.length > 0) return named
  return ['number', 'integer', 'string'].includes(String(schema.type)) ? [{ path, schema }] : []
}

/** The value with another one at a place, around which lists and objects are made where there are none. */
export function replacedAt(value: unknown, [step, ...rest]: Place['path'], by: unknown): unknown {
  if (step === undefined) return by
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : []
    return [replacedAt(first, rest, by), ...others]
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  if (step === '*key') return Object.fromEntries([...Object.entries(fields), [String(by), 'x']])
  const name = step === '*' ? 'any' : step
  return Object.fromEntries([
    ...Object.entries(fields),
    [name, replacedAt(Object.hasOwn(fields, name) ? fields[name] : undefined, rest, by)],
  ])
}
