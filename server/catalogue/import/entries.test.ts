import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

type Entry = { id: string; name?: string; numbers: string[]; memory?: number }

/** Entries of the open part database, a line each. */
const write = (entries: Entry[]) =>
  shop.write(
    'motherboard.jsonl',
    entries
      .map(({ id, name = `Board ${id}`, numbers, memory = 64 }) =>
        JSON.stringify({
          opendb_id: id,
          metadata: { name, part_numbers: numbers },
          memory: { max: memory, ram_type: 'DDR4', slots: 2 },
          pcie_slots: [],
        }),
      )
      .join('\n'),
  )
const bring = async (...entries: Entry[]) =>
  await shop.run(await write(entries), '--default-price', '99', '--default-quantity', '50')

const brought = async () => {
  const parts = await shop.sql<{ mpn: string; source: string; gb: number; others: string[] }[]>`
    select mpn, source_id as source, (specs ->> 'maxMemoryGb')::int as gb, specs -> 'otherPartNumbers' as others
    from part
    where deleted_at is null
    order by source_id`
  return parts.map(({ mpn, source, gb, others }) => [source, mpn, gb, ...(others ?? [])])
}

test('an entry without a number is numbered by its id, which the report tells', async () => {
  const { code, out } = await bring({ id: 'aa-1', numbers: [] }, { id: 'aa-2', numbers: ['B-2'] })
  expect(code).toBe(0)
  expect(out).toContain('1 entry of the open part database has no number')
  expect(await brought()).toEqual([
    ['opendb:aa-1', 'aa-1', 64],
    ['opendb:aa-2', 'B-2', 64],
  ])
})

test('an entry whose number an earlier one has is a part of its own, and keeps it to be found by', async () => {
  const entries: Entry[] = [
    { id: 'aa-1', numbers: ['B-1'], memory: 64 },
    { id: 'aa-2', numbers: ['b 1', 'EAN-2'], memory: 32 },
    { id: 'aa-3', numbers: ['B1'], memory: 16 },
  ]
  const { code, out } = await bring(...entries)
  expect(code).toBe(0)
  expect(out).toContain('2 entries of the open part database have no number, or one of an earlier')
  const parts = [
    ['opendb:aa-1', 'B-1', 64],
    ['opendb:aa-2', 'aa-2', 32, 'b 1', 'EAN-2'],
    ['opendb:aa-3', 'aa-3', 16, 'B1'],
  ]
  expect(await brought()).toEqual(parts)
  expect((await bring(...entries)).out).toMatch(/motherboard\.jsonl +3 +0 +0 +3 +0 /)
  expect(await brought()).toEqual(parts)
})

test('what has no number of its own is listed behind what has one', async () => {
  await bring(
    { id: 'aa-1', numbers: ['B-1'] },
    { id: 'aa-2', numbers: ['B-2'] },
    { id: 'aa-3', numbers: ['B-2'] },
    { id: 'aa-4', numbers: [] },
  )
  const newest = await shop.sql<{ mpn: string }[]>`select mpn from part order by id desc`
  expect(newest.map(({ mpn }) => mpn)).toEqual(['B-2', 'B-1', 'aa-4', 'aa-3'])
})

test('one entry twice is refused like any number that stands twice', async () => {
  const twice = await bring({ id: 'aa-1', numbers: [] }, { id: 'aa-1', numbers: [] })
  expect(twice.code).toBe(1)
  expect(twice.out).toContain('motherboard.jsonl:2: mpn: aa-1 stands in line 1 already')
})

test('an entry stays its part whatever number that is given meanwhile', async () => {
  await bring({ id: 'aa-1', numbers: [] })
  await shop.sql`update part set mpn = 'PRO-665' where mpn = 'aa-1'`
  await bring({ id: 'aa-1', numbers: [], memory: 128 })
  expect(await brought()).toEqual([['opendb:aa-1', 'PRO-665', 128]])
})

test('a name that is too long is cut at a word, and stands whole in the details of a new part', async () => {
  const name = `Board ${'with long words '.repeat(13)}B-1`
  await bring({ id: 'aa-1', name, numbers: ['B-1'] })
  const [part] = await shop.sql<{ name: string; details: string }[]>`select name, details from part`
  expect(part?.name).toBe(`Board ${'with long words '.repeat(12)}with…`.replace(/ with…$/, '…'))
  expect(part?.details.startsWith(`${name}. Motherboard: `)).toBe(true)
  expect((await bring({ id: 'aa-1', name, numbers: ['B-1'] })).out).toMatch(/ 1 +0 +0 +1 +0 /)
})
