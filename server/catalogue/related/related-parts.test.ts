import { afterAll, beforeAll, expect, test } from 'vitest'
import { factsOf } from '../../../contract/builds/facts/facts-of.ts'
import { comparePart } from '../../../contract/builds/substitutes/compare-parts.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import type { RelatedParts } from '../../../contract/parts/search.ts'
import { type DemoShop, openDemoShop } from '../search/demo-shop.fixture.ts'

let demo: DemoShop
let all: Part[]
beforeAll(async () => {
  demo = await openDemoShop()
  all = (await demo.list('?limit=100')).parts
})
afterAll(() => demo?.shop.close())

const related = async ({ _id }: Part) =>
  (await demo.get<RelatedParts>(`/parts/${_id}/related`)).body
const canOrder = (part: Part) => part.quantity >= part.minQuantity
const ofCategory = (category: string) => all.filter((part) => part.category === category)

test('alternatives are of the category, fit where the part fits, and what can be ordered stands first', async () => {
  const same = {
    cpu: ['socket'],
    ram: ['type', 'formFactor', 'registered'],
    hdd: ['kind'],
    gpu: ['memoryGb'],
    motherboard: ['socket', 'memoryType'],
  }
  let found = 0
  for (const part of all) {
    const { alternatives } = await related(part)
    found += alternatives.length
    expect(alternatives.length).toBeLessThanOrEqual(8)
    for (const other of alternatives) {
      expect(other._id).not.toBe(part._id)
      expect(other.category).toBe(part.category)
      for (const key of same[part.category as keyof typeof same])
        expect(other.specs[key], part.name).toEqual(part.specs[key])
    }
    const order = alternatives.map(canOrder)
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
  }
  expect(found).toBeGreaterThan(100)
})

test('no drive of another form or protocol is like a drive', async () => {
  let found = 0
  for (const drive of ofCategory('hdd')) {
    const own = factsOf('hdd', drive)
    for (const other of (await related(drive)).alternatives) {
      found += 1
      const { form, protocol } = factsOf('hdd', other)
      expect([form.value, protocol.value], drive.name).toEqual([own.form.value, own.protocol.value])
    }
  }
  expect(found).toBeGreaterThan(10)
})

test('what may take its place by its facts stands before what may not', async () => {
  const isNot = (part: Part, other: Part) => comparePart(part, other).verdict === 'no'
  let both = 0
  for (const part of all) {
    const there = (await related(part)).alternatives.filter(canOrder)
    const verdicts = there.map((other) => isNot(part, other))
    expect(verdicts, part.name).toEqual(verdicts.toSorted((a, b) => Number(a) - Number(b)))
    if (new Set(verdicts).size === 2) both += 1
  }
  expect(both).toBeGreaterThan(3)
})

test('the likest stands first', async () => {
  const part = all.find(({ mpn }) => mpn === 'CMK32GX5M2B6000C30') as Part
  const [first] = (await related(part)).alternatives
  expect(first?.specs).toMatchObject({ type: 'DDR5', capacityGb: 32, modules: 2, speedMts: 6_000 })
})

test('processors and boards go together by socket', async () => {
  let found = 0
  for (const processor of ofCategory('cpu')) {
    const { goesWith } = await related(processor)
    found += goesWith.length
    for (const board of goesWith)
      expect([board.category, board.specs.socket]).toEqual(['motherboard', processor.specs.socket])
  }
  expect(found).toBeGreaterThan(10)
})

test('boards go with memory of their type, registered on servers and nowhere else', async () => {
  const isServer = (board: Part) => /^(SP\d|sTR5|LGA4\d+)$/.test(String(board.specs.socket))
  let found = 0
  for (const board of ofCategory('motherboard')) {
    const memory = (await related(board)).goesWith.filter(({ category }) => category === 'ram')
    found += memory.length
    for (const { specs } of memory)
      expect([specs.type, specs.formFactor, specs.registered], board.name).toEqual([
        board.specs.memoryType,
        'DIMM',
        isServer(board),
      ])
  }
  for (const memory of ofCategory('ram')) {
    const { goesWith } = await related(memory)
    found += goesWith.length
    if (memory.specs.formFactor === 'SO-DIMM') expect(goesWith).toEqual([])
    for (const board of goesWith) {
      expect([board.category, board.specs.memoryType]).toEqual(['motherboard', memory.specs.type])
      expect(isServer(board), memory.name).toBe(memory.specs.registered)
    }
  }
  expect(found).toBeGreaterThan(30)
})

test('what is no part has nothing related', async () => {
  for (const id of ['018f3c3c-0000-7000-8000-000000000000', 'x'])
    expect((await demo.shop.request(`/api/parts/${id}/related`)).status).toBe(404)
})
