import type { JsonSchema } from './schemas.ts'

const ofFormat: Record<string, string> = {
  email: 'buyer@example.com',
  uuid: '0198c0de-0000-7000-8000-000000000004',
  'date-time': '2026-01-19T09:30:00.000Z',
  uri: 'https://accounts.example.com/authorize?client_id=shop',
  password: 'a long passphrase',
}

/** An example of a schema, put together from those of its parts. Throws for a text without one. */
export function composed(schema: JsonSchema): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return composed(schema.anyOf[0] as JsonSchema)
  if (schema.type === 'array') return [composed(schema.items as JsonSchema)]
  if (schema.type === 'boolean') return true
  const ofText = ofFormat[String(schema.format)]
  if (ofText) return ofText
  if (!schema.properties) throw new Error(`no example of ${JSON.stringify(schema)}`)
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>)
  return Object.fromEntries(properties.map(([name, one]) => [name, composed(one)]))
}
