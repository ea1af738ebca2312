/** A schema of the description: JSON Schema 2020-12, with the keywords that the contract can bring about. */
export type Schema = { [keyword: string]: unknown }

/**
 * A schema as a type of TypeScript. Bounds and patterns are no types: the shop checks them. `indent` is that of the line on
 * which it begins.
 */
export function printType(schema: Schema, indent = ''): string {
  const { $ref } = schema
  if (typeof $ref === 'string') return refType($ref)
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  for (const word of ['anyOf', 'oneOf'] as const)
    if (Array.isArray(schema[word])) return anyOf(schema[word] as Schema[], indent)
  if (Array.isArray(schema.allOf))
    return (schema.allOf as Schema[]).map((one) => inBrackets(printType(one, indent))).join(' & ')
  const { type } = schema
  if (Array.isArray(type))
    return anyOf(
      type.map((one) => ({ ...schema, type: one })),
      indent,
    )
  return ofType(String(type), schema, indent)
}

function ofType(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return type
    case 'integer':
      return 'number'
    case 'array':
      return schema.items
        ? `${inBrackets(printType(schema.items as Schema, indent))}[]`
        : 'unknown[]'
    case 'object':
      return objectType(schema, indent)
    default:
      return 'unknown'
  }
}

/** An object with its fields, what else it may have, or both. What is not said to have none is taken as it comes. */
function objectType(schema: Schema, indent: string): string {
  const required = (schema.required ?? []) as string[]
  const inner = `${indent}  `
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, field]) =>
      `${comment(field, inner)}${inner}${nameOf(name)}${required.includes(name) ? '' : '?'}: ${printType(field, inner)}\n`,
  )
  const other = schema.additionalProperties
  if (fields.length === 0)
    return other && typeof other === 'object'
      ? `{ [name: string]: ${printType(other as Schema, indent)} }`
      : '{ [name: string]: unknown }'
  const own = `{\n${fields.join('')}${indent}}`
  if (!other || typeof other !== 'object') return own
  return `${own} & { [name: string]: ${printType(other as Schema, indent)} }`
}

const anyOf = (schemas: Schema[], indent: string) =>
  [...new Set(schemas.map((one) => inBrackets(printType(one, indent))))].join(' | ')

/** What is said of a field stands above it. */
export function comment(schema: Schema, indent: string): string {
  const { description, deprecated } = schema
  const says = [description, deprecated === true ? '@deprecated' : undefined]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .replaceAll('*/', '* /')
    .replace(/\s+/g, ' ')
  return says ? `${indent}/** ${says} */\n` : ''
}

const refType = (ref: string) => {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1]
  if (!name) throw new Error(`${ref} is no schema with a name`)
  return `components['schemas']['${name}']`
}

/** A name as an interface has it. */
export const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

const literal = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)

/** Several types in one place stand in brackets; a union of literals does not end at its first. */
const inBrackets = (type: string) => (/[|&]/.test(withoutBraces(type)) ? `(${type})` : type)

const withoutBraces = (type: string): string => {
  const shorter = type.replace(/\{[^{}]*\}|'[^']*'/g, '')
  return shorter === type ? type : withoutBraces(shorter)
}
