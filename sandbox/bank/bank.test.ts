import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankState, StatementResult } from '../../contract/bank/bank.ts'
import { bankOf, payToAccount, uploadStatement } from '../../tests/bank.fixture.ts'
import { read } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { bank } from './bank.ts'

let folder: string
let own: ReturnType<typeof bank>
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-bank-'))
  own = bank({ dataDir: folder, shopUrl: 'http://localhost:3000' } as Parameters<typeof bank>[0])
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await shop.admin()
  await payToAccount(admin)
})
afterAll(async () => {
  await shop?.close()
  await own?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string, form?: Record<string, string>, headers = {}) =>
  await own.routes.request(`http://localhost:3001/bank${path}`, {
    method: form ? 'POST' : 'GET',
    headers,
    ...(form && { body: new URLSearchParams(form) }),
  })
const transfer = async (form: Record<string, string>) =>
  expect((await ask('/transfers', { day: '2026-02-14', ...form })).status).toBe(303)
const upload = async (days: string) =>
  await read<StatementResult>(
    uploadStatement(shop, admin, await (await ask(`/statement?${days}`)).text()),
  )

test('what is transferred to the shop comes to it by statements: whole, less a fee, doubled, in part and returned', async () => {
  const works = await openCreditCompany(shop, admin, 'Sandbox Works', { limit: 50_000 })
  for (const pieces of [10, 20, 30]) await ship(admin, await works.ordered(pieces))
  const numbers = (await works.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  await transfer({ amount: '1000', text: `<${numbers[0]}> & thanks`, name: 'Sandbox Works' })
  await transfer({ amount: '2000', fee: '0.40', text: numbers[1]!, name: 'Sandbox Works' })
  await transfer({ amount: '50,5', copies: '2', text: 'Part', bare: 'on', name: 'Twin' })
  expect(await upload('from=2026-02-14')).toMatchObject({
    new: 4,
    known: 0,
    matched: 1,
    problems: [],
    warnings: [],
  })
  expect(await upload('from=2026-02-14')).toMatchObject({ new: 0, known: 4 })
  expect((await works.invoices('open')).map(({ open }) => open)).toEqual([2_000, 3_000])

  const [first] = (await (await ask('/transfers')).json()) as { id: number }[]
  expect((await ask(`/transfers/${first!.id}/return`, {})).status).toBe(303)
  expect((await ask(`/transfers/${first!.id}/return`, {})).status).toBe(400)
  const today = new Date().toISOString().slice(0, 10)
  expect(await upload(`from=2026-02-15&to=${today}`)).toMatchObject({ new: 1, suggested: 1 })
  const [back] = await bankOf(shop, admin).lines('&state=suggested')
  expect(back).toMatchObject({ amount: -1_000, suggestions: [{ reasons: ['return'] }] })
  const { missing } = await read<BankState>(admin.call('GET', '/bank'))
  expect(missing).toEqual([])
})

test('a transfer that cannot be is refused with words and keeps what was typed, and no other page may press', async () => {
  const refused = await ask('/transfers', { amount: '1,2,3', text: '"><script>' })
  expect(refused.status).toBe(400)
  const body = await refused.text()
  expect(body).toContain('write an amount')
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect((await ask('/transfers', { amount: '1', fee: '1' })).status).toBe(400)
  expect((await ask('/statement?from=yesterday')).status).toBe(400)
  const foreign = await ask('/forget', {}, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
  expect((await ask('/account', { iban: 'x', currency: 'USD' })).status).toBe(400)
})
