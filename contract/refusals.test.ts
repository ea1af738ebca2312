import { readdirSync, readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Refusal, type RefusalCode, refusals } from './refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]
const namesOf = (code: RefusalCode) =>
  [...refusals[code][1].matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

test.each(codes)('%s has a status of HTTP and words that end', (code) => {
  const [status, words] = refusals[code]
  expect(STATUS_CODES[status]).toBeDefined()
  expect(status).toBeGreaterThanOrEqual(400)
  expect(words).toMatch(/^[A-Z].*[.}]$/)
  const values = Object.fromEntries(namesOf(code).map((name, at) => [name, `value ${at}`]))
  const refusal = new Refusal(code, values)
  expect(refusal.message).not.toMatch(/[{}]/)
  for (const value of Object.values(values)) expect(refusal.message).toContain(value)
})

test('who is told to come back is told when', () => {
  expect(new Refusal('unavailable').retryAfter).toBe(5)
  expect(new Refusal('not_found').retryAfter).toBeUndefined()
  expect(new Refusal('too_many_requests', { seconds: 9 }, { retryAfter: 9 }).retryAfter).toBe(9)
})

test('a value is put in as it is, not read for names', () => {
  expect(new Refusal('mpn_taken', { mpn: '{max} $& $1' }).message).toContain('number {max} $& $1.')
})

test('a value that is a sentence ends with one full stop', () => {
  for (const [reason, end] of [
    ['save it as CSV', 'save it as CSV.'],
    ['save it as CSV.', 'save it as CSV.'],
    ['is it one?', 'is it one?'],
  ] as const)
    expect(new Refusal('file_unreadable', { reason }).message).toBe(
      `This file cannot be read: ${end}`,
    )
})

describe('every thrower fills the words', () => {
  const server = path.join(import.meta.dirname, '../server')
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(path.join(server, name), 'utf8')] as const)

  /** The text between the parentheses of a `new Refusal(`. */
  function argumentsAt(source: string, from: number): string {
    let depth = 1
    let at = from
    while (depth > 0 && at < source.length) {
      if ('({['.includes(source[at] ?? '')) depth += 1
      if (')}]'.includes(source[at] ?? '')) depth -= 1
      at += 1
    }
    return source.slice(from, at - 1)
  }

  /** With what stands behind values that were given a name first. */
  function withNamed(source: string, args: string): string {
    const name = /', (\w+)$/.exec(args)?.[1]
    return `${args} ${name ? new RegExp(`const ${name} = .*`).exec(source)?.[0] : ''}`
  }

  const throwers = sources.flatMap(([name, source]) =>
    [...source.matchAll(/new Refusal\(/g)].map((match) => ({
      name,
      args: withNamed(source, argumentsAt(source, match.index + match[0].length)),
    })),
  )

  /** What is refused of a quantity is said here, and thrown by whoever asks. */
  const problems = readFileSync(
    path.join(import.meta.dirname, 'pricing/quantity-problem.ts'),
    'utf8',
  )
  throwers.push(
    ...[...problems.matchAll(/problem\(('\w+', (?:\w+|\{.*?\}))/g)].map(([, args = '']) => ({
      name: 'quantity-problem.ts',
      args: withNamed(problems, args),
    })),
  )

  test('with a value for each of their names', () => {
    const faults: string[] = []
    for (const { name, args } of throwers)
      for (const code of codes.filter((one) => args.includes(`'${one}'`)))
        for (const value of namesOf(code))
          if (!new RegExp(`\\b${value}\\b`).test(args.replace(`'${code}'`, '')))
            faults.push(`${name}: ${code} without ${value}`)
    expect(faults).toEqual([])
    expect(throwers.length).toBeGreaterThan(50)
  })

  test('and every refusal of the catalogue has a thrower', () => {
    const all = throwers.map(({ args }) => args).join('\n')
    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([])
  })
})
