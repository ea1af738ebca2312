import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, cpu, drive, kit } from '../../contract/builds/builds.fixture.ts'
import type { PartFit } from '../../contract/builds/part-fit.ts'
import { type BuildsShop, openBuildsShop } from './builds-shop.fixture.ts'

let shop: BuildsShop
beforeAll(async () => {
  shop = await openBuildsShop({
    cpu: cpu(),
    board: board(),
    kit: kit(),
    drive: drive(),
    old: board({ socket: 'AM4' }),
    wrong: kit({ type: 'DDR4' }),
  })
})
afterAll(() => shop?.shop.close())

const fit = (name: string, body: object) => shop.post<PartFit>(`/parts/${shop.ids[name]}/fit`, body)

test('only rules that read the part are told', async () => {
  const { body } = await fit('kit', { lines: shop.lines('cpu', 'board', 'drive') })
  expect(body).toMatchObject({ verdict: 'fits', findings: [] })
  expect(body.checked).toContain('memory-type-board')
  expect(body.checked.filter((rule) => !rule.startsWith('memory-'))).toEqual([])
})

test('what is wrong between the other parts is none of this part’s findings', async () => {
  const others = shop.lines('cpu', 'old')
  const { body } = await fit('drive', { lines: others })
  expect(body.findings).toEqual([])
  const { body: wrong } = await fit('wrong', { lines: others })
  expect(wrong.verdict).toBe('blocker')
  expect(wrong.findings.map(({ rule }) => rule)).toEqual(['memory-type-board', 'memory-type-cpu'])
})

test('a part that the lines have already is there so many times more', async () => {
  const { body } = await fit('kit', { lines: shop.lines('board', 'kit'), quantity: 2 })
  expect(body.findings.map(({ rule }) => rule)).toContain('memory-slots')
})

test('a part that is not there, no line, and two boards are refused', async () => {
  const lines = shop.lines('cpu')
  const missing = await shop.post('/parts/018f3c3c-0000-7000-8000-000000000000/fit', { lines })
  expect(missing.status).toBe(404)
  expect((await fit('kit', { lines: [] })).status).toBe(400)
  expect((await fit('old', { lines: shop.lines('board') })).status).toBe(400)
})
