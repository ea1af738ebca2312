import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['bom', 'contract', 'demo', 'server', 'sandbox']
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
)

test('T59 nothing in the sources evaluates text', () => {
  const evaluating =
    /\beval\s*\(|\bnew Function\b|node:vm\b|\.(innerHTML|outerHTML)\s*=|set(Timeout|Interval)\(\s*['"`]/
  expect(evaluating.test('eval(text)')).toBe(true)
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((file) => evaluating.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no fixture hooks itself in while it is loaded: a worker loads it once, for all of its files', () => {
  const hooking = /^(before|after)(All|Each)\(/m
  expect(hooking.test('beforeAll(async () => {})')).toBe(true)
  const fixtures = ['bom', 'contract', 'demo', 'server', 'sandbox', 'web', 'tests'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.fixture\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
  )
  expect(fixtures.length).toBeGreaterThan(50)
  expect(fixtures.filter((file) => hooking.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no object is written to be spread at once: its properties stand for themselves', () => {
  const spread = /\.\.\.\{/
  expect(spread.test('{ ...{ a, b }, c }')).toBe(true)
  const all = ['bom', 'contract', 'demo', 'server', 'sandbox', 'scripts', 'web', 'tests'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && name !== 'house/sources.test.ts')
        .map((name) => `${folder}/${name}`),
  )
  expect(all.length).toBeGreaterThan(2_000)
  expect(all.filter((file) => spread.test(readFileSync(file, 'utf8')))).toEqual([])
})
