import { describe, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { faultsOf, type JsonSchema } from '../../tests/fuzz/json-schema.fixture.ts'
import { unknownNames } from '../requests/unknown-names.ts'
import { described } from './described.fixture.ts'
import { examples } from './examples.ts'
import { refusalExample } from './refusal-examples.ts'

type Content = Record<
  string,
  { schema: JsonSchema; example?: unknown; examples?: Record<string, { $ref: string }> }
>
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  requestBody?: { content: Content }
  responses: Record<string, { 'x-codes'?: RefusalCode[]; content?: Content }>
}
const whole = described as JsonSchema & {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { examples: Record<string, { value: unknown }> }
}
const operations = Object.values(whole.paths).flatMap((item) =>
  Object.entries(item).flatMap(([name, one]): [string, Operation][] =>
    name === 'servers' ? [] : [[one.operationId, one]],
  ),
)

/** What is wrong with the examples of a body or an answer: none there, or one that breaks its schema. */
const faultsIn = (content: Content = {}) =>
  Object.entries(content).flatMap(([type, { schema, example, examples: several }]) => {
    const named = Object.values(several ?? {}).map(
      ({ $ref }) => whole.components.examples[$ref.split('/').at(-1)!]?.value,
    )
    const all = example === undefined ? named : [example]
    if (all.length === 0) return [`${type} has no example`]
    return all.flatMap((one) => faultsOf(schema, one, whole))
  })

describe.each(operations)('found: P2 %s', (_, { tags, summary, description, ...operation }) => {
  test('has a summary, a sentence that says what it does, and a group', () => {
    expect(summary).toMatch(/^[A-Z][^.]{5,50}$/)
    expect(description).toMatch(/^[A-Z].{24,}\.$/s)
    expect(whole.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
    expect(tags).toHaveLength(1)
  })

  test('has an example of each body and answer that its schema takes', () => {
    expect(faultsIn(operation.requestBody?.content)).toEqual([])
    for (const [status, { content, 'x-codes': codes = [] }] of Object.entries(
      operation.responses,
    )) {
      expect(faultsIn(content), status).toEqual([])
      const named = content?.['application/problem+json']?.examples ?? {}
      expect(Object.keys(named), status).toEqual(codes)
    }
  })
})

test.each(Object.keys(calls) as CallName[])(
  'found: P2 the example of %s is one that the contract takes and answers, without a name too many',
  (name) => {
    const call: Call = calls[name]
    const { body, answer } = examples[name]
    expect(body !== undefined).toBe(
      call.body !== undefined || call.upload !== undefined || call.who === 'provider',
    )
    if (call.body && !call.upload) {
      expect(call.body.safeParse(body).error).toBeUndefined()
      expect(unknownNames(call.body, body, call)).toEqual([])
    }
    if (call.answer.kind === 'file') return
    const schema = call.answer.kind === 'list' ? call.answer.item : call.answer.schema
    expect(schema.safeParse(answer).error).toBeUndefined()
    expect(schema.parse(answer)).toEqual(answer)
  },
)

test.each(Object.keys(refusals) as RefusalCode[])(
  'found: P2 the example of %s has something in each place of its words',
  (code) => {
    const { detail, status } = refusalExample(code)
    const words = refusals[code][1]
    const names = [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const around = words.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const said = new RegExp(`^${around.join('(.+)')}$`).exec(detail)
    expect(said).not.toBeNull()
    for (const [at, name] of names.entries()) expect(said![at + 1]).not.toBe(name)
    expect(status).toBe(refusals[code][0])
  },
)
