/** A schema object of JSON Schema 2020-12. */
export type JsonSchema = { [key: string]: unknown }

type Check = (rule: unknown, value: unknown, at: string, whole: JsonSchema) => string[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formats: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  email: /^[^\s@]+@[^\s@]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/,
  password: /^/,
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

function hasType(value: unknown, types: unknown[]) {
  const type = typeOf(value)
  return types.includes(type) || (types.includes('integer') && Number.isInteger(value))
}

const say = (holds: boolean, at: string, words: string) => (holds ? [] : [`${at} ${words}`])
const lengthOf = (value: string) => [...value].length

const checks: Record<string, Check> = {
  type: (rule, value, at) =>
    say(hasType(value, [rule].flat()), at, `is ${typeOf(value)}, not ${String(rule)}`),
  enum: (rule, value, at) => say((rule as unknown[]).includes(value), at, 'is none of the values'),
  const: (rule, value, at) => say(rule === value, at, `is not ${String(rule)}`),
  minimum: (rule, value, at) =>
    say(typeof value !== 'number' || value >= Number(rule), at, 'is too small'),
  maximum: (rule, value, at) =>
    say(typeof value !== 'number' || value <= Number(rule), at, 'is too large'),
  exclusiveMinimum: (rule, value, at) =>
    say(typeof value !== 'number' || value > Number(rule), at, 'is too small'),
  minLength: (rule, value, at) =>
    say(typeof value !== 'string' || lengthOf(value) >= Number(rule), at, 'is too short'),
  maxLength: (rule, value, at) =>
    say(typeof value !== 'string' || lengthOf(value) <= Number(rule), at, 'is too long'),
  minItems: (rule, value, at) =>
    say(!Array.isArray(value) || value.length >= Number(rule), at, 'has too few'),
  maxItems: (rule, value, at) =>
    say(!Array.isArray(value) || value.length <= Number(rule), at, 'has too many'),
  pattern: (rule, value, at) =>
    say(typeof value !== 'string' || new RegExp(String(rule), 'u').test(value), at, 'no match'),
  format: (rule, value, at) => {
    const format = formats[String(rule)]
    if (!format) throw new Error(`unknown format ${String(rule)}`)
    return say(typeof value !== 'string' || format.test(value), at, `is no ${String(rule)}`)
  },
  required: (rule, value, at) =>
    isObject(value)
      ? (rule as string[]).flatMap((name) =>
          say(Object.hasOwn(value, name), `${at}.${name}`, 'is missing'),
        )
      : [],
  properties: (rule, value, at, whole) =>
    isObject(value)
      ? Object.entries(rule as Record<string, JsonSchema>).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? faultsOf(schema, value[name], whole, `${at}.${name}`) : [],
        )
      : [],
  additionalProperties: (rule, value, at, whole) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, one]) =>
          faultsOf(rule as JsonSchema, one, whole, `${at}.${name}`),
        )
      : [],
  propertyNames: (rule, value, at, whole) =>
    isObject(value)
      ? Object.keys(value).flatMap((name) => faultsOf(rule as JsonSchema, name, whole, at))
      : [],
  items: (rule, value, at, whole) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => faultsOf(rule as JsonSchema, one, whole, `${at}[${index}]`))
      : [],
  anyOf: (rule, value, at, whole) =>
    say(
      (rule as JsonSchema[]).some((schema) => faultsOf(schema, value, whole, at).length === 0),
      at,
      'fits none of anyOf',
    ),
  oneOf: (rule, value, at, whole) =>
    say(
      (rule as JsonSchema[]).filter((schema) => faultsOf(schema, value, whole, at).length === 0)
        .length === 1,
      at,
      'does not fit exactly one of oneOf',
    ),
  $ref: (rule, value, at, whole) => faultsOf(schemaAt(whole, String(rule)), value, whole, at),
  description: () => [],
  deprecated: () => [],
  default: () => [],
  examples: () => [],
  contentMediaType: () => [],
}

/** The schema that a local reference of the description names. */
export const schemaAt = (whole: JsonSchema, ref: string) =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as JsonSchema)[name], whole) as JsonSchema

/**
 * What of `value` breaks the schema, by the keywords that the description uses; another keyword throws, so that none
 * is passed over in silence. `whole` is the document that references look into.
 */
export function faultsOf(
  schema: JsonSchema,
  value: unknown,
  whole: JsonSchema,
  at = '$',
): string[] {
  // of names beside those that are listed nothing is said
  const isOpen = JSON.stringify(schema.additionalProperties) === '{}'
  if ('properties' in schema && 'additionalProperties' in schema && !isOpen)
    throw new Error('additionalProperties beside properties is not looked at')
  return Object.entries(schema).flatMap(([name, rule]) => {
    const check = checks[name]
    if (!check) throw new Error(`unknown keyword ${name}`)
    return check(rule, value, at, whole)
  })
}
