import { describe, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { described } from './described.fixture.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Operation = {
  operationId: string
  'x-who': string
  'x-scope'?: string
  description: string
  security: object[]
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { 'x-codes'?: RefusalCode[]; content?: Record<string, object> }>
}

const json = described as Json
const whole = json as {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Json>
}

const operations = Object.values(whole.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) => (method === 'servers' ? [] : [operation])),
)

function* nodes(node: Json): Generator<{ [key: string]: Json }> {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) yield node
  for (const child of Object.values(node)) yield* nodes(child)
}

function* schemas(): Generator<Json> {
  yield* Object.values(whole.components.schemas as { [key: string]: Json })
  for (const object of nodes(json)) if (object.schema !== undefined) yield object.schema
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** Whether it is a schema of JSON Schema 2020-12, by the keywords that the contract can bring about. */
function faultsOf(schema: Json, at: string): string[] {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return [at]
  const faults: string[] = []
  const keywords: Record<string, (value: Json) => string[]> = {
    type: (value) =>
      [value].flat().every((one) => types.includes(String(one))) ? [] : [`${at}.type`],
    properties: (value) => eachOf(value, `${at}.properties`),
    items: (value) => faultsOf(value, `${at}.items`),
    additionalProperties: (value) => faultsOf(value, `${at}.additionalProperties`),
    propertyNames: (value) => faultsOf(value, `${at}.propertyNames`),
    anyOf: (value) => listOf(value, `${at}.anyOf`),
    oneOf: (value) => listOf(value, `${at}.oneOf`),
    allOf: (value) => listOf(value, `${at}.allOf`),
    required: (value) =>
      Array.isArray(value) &&
      value.every((name) => Object.hasOwn((schema.properties ?? {}) as object, String(name)))
        ? []
        : [`${at}.required`],
    enum: (value) => (Array.isArray(value) && value.length > 0 ? [] : [`${at}.enum`]),
    deprecated: (value) => (value === true ? [] : [`${at}.deprecated`]),
    pattern: (value) => (isPattern(String(value)) ? [] : [`${at}.pattern`]),
  }
  for (const name of [
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'exclusiveMinimum',
  ])
    keywords[name] = (value) => (typeof value === 'number' ? [] : [`${at}.${name}`])
  for (const name of ['$ref', 'format', 'description', 'contentMediaType'])
    keywords[name] = (value) => (typeof value === 'string' ? [] : [`${at}.${name}`])
  for (const name of ['const', 'default', 'examples']) keywords[name] = () => []
  for (const [name, value] of Object.entries(schema))
    faults.push(...(keywords[name]?.(value) ?? [`${at}: unknown keyword ${name}`]))
  return faults
}

function isPattern(source: string) {
  try {
    return new RegExp(source, 'u').source === source
  } catch {
    return false
  }
}

const eachOf = (value: Json, at: string) =>
  Object.entries(value as object).flatMap(([name, one]) => faultsOf(one as Json, `${at}.${name}`))
const listOf = (value: Json, at: string) =>
  Array.isArray(value) && value.length > 0
    ? value.flatMap((one, index) => faultsOf(one, `${at}[${index}]`))
    : [at]

test.each(Object.entries(calls) as [string, Call][])(
  '%s is described with who may',
  (name, call) => {
    const operation = whole.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(operation?.['x-who']).toBe(call.who)
    // without a key; with one, and with a token of it
    const ways = (call.who === 'anyone' && !call.scope ? 0 : 1) + (call.scope ? 2 : 0)
    expect(operation?.security.length).toBe(ways)
    expect(operation?.['x-scope']).toBe(call.scope)
    expect(operation?.description).toContain(call.scope ? `\`${call.scope}\`` : 'Closed to keys')
    const codes = Object.values(operation?.responses ?? {}).flatMap((one) => one['x-codes'] ?? [])
    for (const code of [...(call.refuses ?? []), 'too_many_requests', 'internal', 'unavailable'])
      expect(codes).toContain(code)
    for (const [status, one] of Object.entries(operation?.responses ?? {}))
      for (const code of one['x-codes'] ?? []) expect(refusals[code][0]).toBe(Number(status))
    expect(codes.includes('not_signed_in')).toBe(!['anyone', 'provider'].includes(call.who))
    expect(JSON.stringify(operation?.parameters ?? []).includes('idempotencyKey')).toBe(
      call.once !== undefined,
    )
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual([
      call.answer.kind === 'file' ? call.answer.type : 'application/json',
    ])
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(
      call.upload
        ? ['multipart/form-data', ...(call.jsonToo ? ['application/json'] : [])]
        : call.body || call.who === 'provider'
          ? ['application/json']
          : [],
    )
  },
)

test('the parameters of every path are described', () => {
  for (const [path, item] of Object.entries(whole.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'servers') continue
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every((parameter) => parameter.required)).toBe(true)
    }
})

test('every operation has an id of its own', () => {
  const ids = operations.map((operation) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reference leads somewhere', () => {
  let count = 0
  for (const { $ref } of nodes(json)) {
    if (typeof $ref !== 'string') continue
    count += 1
    const target = $ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], whole)
    expect(target, $ref).toBeDefined()
  }
  expect(count).toBeGreaterThan(100)
})

test('every schema is well formed', () => {
  const faults = [...schemas()].flatMap((schema, index) => faultsOf(schema, `schema ${index}`))
  expect(faults).toEqual([])
})

describe('the named things', () => {
  const named = whole.components.schemas as Record<string, { required?: string[] }>
  test('are referred to, not repeated', () => {
    const json = JSON.stringify(whole)
    for (const name of ['Part', 'Order', 'OrderDetail', 'Review', 'User', 'Profile', 'Problem'])
      expect(json).toContain(`"#/components/schemas/${name}"`)
  })
  test('say what is always there', () => {
    expect(named.Part?.required).toContain('picture')
    expect(named.NewPart?.required).not.toContain('category')
  })
})

test('found: P2 every call answers with success and refuses, but for those whose nature it is not', () => {
  const without = (kind: string) =>
    operations
      .filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith(kind)))
      .map(({ operationId }) => operationId)
  expect(without('2')).toEqual(['finishSignInSocial'])
  expect(without('4')).toEqual(['healthz', 'readyz'])
})

test('found: P2 one path has one name for what stands in it', () => {
  const paths = Object.keys(whole.paths)
  const shapes = paths.map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(paths.length)
})
