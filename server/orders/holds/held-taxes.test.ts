import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CreditCompany, openCreditCompany } from '../../../tests/credit.fixture.ts'
import { changeRegister, workOffAsks } from '../../../tests/tax-ids.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import { work } from '../../jobs/work.ts'

const number = 'FR40303265045'
let open: Awaited<ReturnType<typeof openTaxedShop>>
beforeAll(async () => {
  open = await openTaxedShop()
  await changeRegister(open.shop, { manner: 'down' })
})
afterAll(() => open?.shop.close())

/** A company in Paris that buys on account, whose number no register has answered for. */
async function inParis(name: string, terms: object = {}) {
  const one = await openCreditCompany(open.shop, open.admin, name, terms)
  expect((await act(one.founder, 'PATCH', '/company/tax-id', { taxId: number })).http).toBe(200)
  await workOffAsks(open.shop)
  return one
}

const goods = ({ partId }: CreditCompany) => [{ partsId: partId, quantity: 10, price: 1_000 }]
const onAccount = { method: 'account' }

async function placed(one: CreditCompany) {
  const { body } = await open.place(one.founder, goods(one), places.paris, {
    ...onAccount,
    shownPayable: 1_190,
  })
  expect(body.insertedId, JSON.stringify(body)).toBeTruthy()
  return body.insertedId as string
}

/** Lets the register answer, and the orders that wait for it be decided. */
async function answer(one: CreditCompany, refused = '') {
  await changeRegister(open.shop, { refused })
  await changeRegister(open.shop, { manner: 'up' })
  await act(open.admin, 'POST', `/companies/${one.id}/tax-id/checks`, {})
  await work['decide-held-taxes'](open.shop.shop, { companyId: one.id })
  await changeRegister(open.shop, { manner: 'down' })
}

const mails = async (id: string) =>
  (
    await open.shop.sql<
      { kind: string }[]
    >`select kind from mail where order_id = ${id} order by id`
  ).map(({ kind }) => kind)
const release = (id: string) => act(open.admin, 'PATCH', `/order-release/${id}`)

test('business: 6.3 while the register is down an order on account by a number that it never answered for is held, and charged rightly once it has', async () => {
  const one = await inParis('Valid Works')
  const { body: estimate } = await open.estimate(one.founder, goods(one), places.paris)
  expect(estimate).toMatchObject({ taxesOpen: true, payable: 1_190, taxes: [{ code: 'S' }] })
  const id = await placed(one)
  expect(await open.order(id)).toMatchObject({
    status: 'confirmed',
    onHold: ['tax_id'],
    tax: 190,
    payable: 1_190,
  })
  expect(await one.account()).toMatchObject({ committed: 1_190 })
  expect((await release(id)).body.code).toBe('order_on_hold')
  await open.wholeBooks()

  await work['decide-held-taxes'](open.shop.shop, { companyId: one.id })
  expect(await open.order(id)).toMatchObject({ onHold: ['tax_id'] })
  await answer(one)
  const decided = await open.order(id)
  expect(decided).toMatchObject({ tax: 0, payable: 1_000, taxes: [{ code: 'K', percent: 0 }] })
  expect([decided.onHold, decided.lines[0]!.taxPercent]).toEqual([undefined, 0])
  expect(decided.events.map(({ kind }) => kind)).toEqual(['placed', 'held-tax_id', 'taxes-decided'])
  expect(await one.account()).toMatchObject({ committed: 1_000 })
  expect(await mails(id)).toEqual(['order-placed', 'order-goes-on'])
  await open.wholeBooks()
  expect((await release(id)).http).toBe(200)
  await open.ship(id)
  expect(await open.invoiced(id)).toEqual([{ net: 100_000, freight: 0, tax: 0, gross: 100_000 }])
  expect(await open.paper(id, 'invoice')).toContain(number)
  await open.wholeBooks()
})

test('business: 6.3 a number that the register does not know leaves the order its taxes', async () => {
  const one = await inParis('Invalid Works')
  const id = await placed(one)
  await answer(one, number)
  const decided = await open.order(id)
  expect(decided).toMatchObject({ tax: 190, payable: 1_190, taxes: [{ code: 'S' }] })
  expect(decided.onHold).toBeUndefined()
  expect(await one.account()).toMatchObject({ committed: 1_190 })
  await open.wholeBooks()
})

test('business: 6.3 an admin lets it go on by deciding the number, and by nothing else; pieces of it are not cancelled meanwhile, all of it is', async () => {
  const one = await inParis('Decided Works')
  const [kept, gone] = [await placed(one), await placed(one)]
  const [hold] = (await open.order(kept)).holds!
  const ended = await act(open.admin, 'POST', `/order-holds/${hold!._id}/end`, { note: 'Go' })
  expect([ended.http, ended.body.code]).toEqual([409, 'hold_of_tax_id'])
  const some = { lines: [{ position: 1, quantity: 2 }], reason: 'Fewer' }
  const cut = await act(open.admin, 'POST', `/order/${kept}/cancellations`, some)
  expect([cut.http, cut.body.code]).toEqual([409, 'order_on_hold'])
  expect((await act(one.founder, 'DELETE', `/order/${gone}`)).http).toBe(200)
  const decision = { taxId: number, result: 'valid', note: 'Seen in the register' }
  expect((await act(open.admin, 'PATCH', `/companies/${one.id}/tax-id`, decision)).http).toBe(200)
  const [job] = await open.shop.sql<{ data: { companyId: string } }[]>`
    select data from pgboss.job
    where name = 'decide-held-taxes' and data->>'companyId' = ${one.id}
    order by created_on desc
    limit 1`
  await work['decide-held-taxes'](open.shop.shop, job!.data)
  expect(await open.order(kept)).toMatchObject({ tax: 0, payable: 1_000 })
  expect(await open.order(gone)).toMatchObject({ status: 'cancelled', tax: 190 })
  expect(await one.account()).toMatchObject({ committed: 1_000 })
  await open.wholeBooks()
})

test('business: 6.3 what is paid before it leaves is refused until the register has answered', async () => {
  const one = await inParis('Card Works', { deposit: 30 })
  for (const way of ['card', 'account']) {
    const { http, body } = await open.place(one.founder, goods(one), places.paris, { method: way })
    expect([http, body.code]).toEqual([409, 'tax_id_unchecked'])
  }
  await open.wholeBooks()
})
