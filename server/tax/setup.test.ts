import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaxSetupAnswer } from '../../contract/tax/setup.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { readTaxSetup } from './index.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { TIME_ZONE: 'Pacific/Kiritimati' } })
  admin = await shop.admin()
})
afterAll(async () => await shop.close())

type Method = Parameters<TestUser['call']>[0]
const ask = async (method: Method, path: string, body?: object) => {
  const answer = await admin.call(method, path, body)
  const told = (await answer.json()) as {
    insertedId: string
    modifiedCount: number
    code: string
    detail: string
    errors?: { path: string; message: string }[]
  }
  return { status: answer.status, ...told }
}
const setup = async () => (await (await admin.call('GET', '/tax-setup')).json()) as TaxSetupAnswer
const rates = async (country: string) =>
  (await setup()).rates
    .filter((rate) => rate.country === country)
    .map(({ percent, startsOn, endsOn, holds }) => [percent, startsOn, endsOn, holds])
const firstFault = async (method: Method, path: string, body: object) => {
  const { status, errors } = await ask(method, path, body)
  return [status, errors?.[0]?.path, errors?.[0]?.message]
}

describe('business: 6 the set-up of taxes', () => {
  test('begins with where the goods leave from; then a registration turns taxes on', async () => {
    const registration = { country: 'DE', number: 'DE123456788', startsOn: '2026-01-01' }
    expect(await ask('POST', '/tax-registrations', registration)).toMatchObject({
      status: 409,
      code: 'tax_origin_missing',
    })
    const origin = { country: 'DE', region: '', postalCode: '20457' }
    expect((await ask('PUT', '/tax-origin', origin)).modifiedCount).toBe(1)
    expect((await ask('PUT', '/tax-origin', origin)).modifiedCount).toBe(0)
    expect(await setup()).toMatchObject({ isOn: false, origin })
    const { insertedId } = await ask('POST', '/tax-registrations', registration)
    expect(await setup()).toMatchObject({ isOn: true, registrations: [{ _id: insertedId }] })
    const path = `/tax-registrations/${insertedId}`
    expect((await ask('PATCH', path, { endsOn: '2026-03-31' })).modifiedCount).toBe(1)
    expect(await setup()).toMatchObject({ isOn: false, registrations: [{ holds: 'ended' }] })
    expect(
      await ask('POST', '/tax-registrations', { ...registration, startsOn: '2026-03-31' }),
    ).toMatchObject({
      status: 409,
      code: 'tax_overlap',
      detail: expect.stringContaining('DE123456788 of Germany, from 2026-01-01 to 2026-03-31'),
    })
    expect((await ask('PATCH', path, { endsOn: null })).modifiedCount).toBe(1)
    expect((await ask('PATCH', path, { endsOn: null })).modifiedCount).toBe(0)
    expect(await setup()).toMatchObject({ isOn: true })
  })

  test('says what is wrong with a place, a percent or days', async () => {
    const rate = { country: 'DE', taxClass: 'standard', percent: 19, startsOn: '2026-01-01' }
    const faults: [object, string, string][] = [
      [{ country: 'XX' }, 'country', 'choose the country'],
      [{ country: 'MC' }, 'country', 'the taxes of France'],
      [{ country: 'US' }, 'region', 'choose one, such as AL for Alabama'],
      [{ country: 'US', region: 'Bavaria' }, 'region', 'choose the state'],
      [{ region: 'BY' }, 'region', 'leave it empty'],
      [{ percent: 100.5 }, 'percent', 'between 0 and 100'],
      [{ percent: -1 }, 'percent', 'between 0 and 100'],
      [{ percent: 8.2505 }, 'percent', 'three decimals'],
      [{ taxClass: 'zero' }, 'percent', '0 percent'],
      [{ taxClass: 'luxury' }, 'taxClass', 'standard, reduced or zero'],
      [{ startsOn: '2026-02-30' }, 'startsOn', 'Write a day'],
      [{ endsOn: '2025-12-31' }, 'endsOn', 'not before the first'],
      [{ postalPrefix: '12345678901' }, 'postalPrefix', 'ten letters'],
    ]
    for (const [wrong, path, words] of faults)
      expect(await firstFault('POST', '/tax-rates', { ...rate, ...wrong })).toEqual([
        ...[400, path, expect.stringContaining(words)],
      ])
    expect((await setup()).rates).toEqual([])
    const exact = { country: 'US', region: 'california', postalPrefix: '941 03', percent: 8.625 }
    const { insertedId } = await ask('POST', '/tax-rates', { ...rate, ...exact })
    expect((await setup()).rates).toMatchObject([
      { region: 'CA', postalPrefix: '94103', percent: 8.625 },
    ])
    expect(await firstFault('PATCH', `/tax-rates/${insertedId}`, { endsOn: '2020-01-01' })).toEqual(
      [...[400, 'endsOn', 'The last day is not before the first']],
    )
    expect((await ask('DELETE', `/tax-rates/${insertedId}`)).status).toBe(200)
  })

  test('a rate that changes gets a successor, and never holds twice on a day', async () => {
    const rate = { country: 'DE', taxClass: 'standard', percent: 19, startsOn: '2007-01-01' }
    const { insertedId } = await ask('POST', '/tax-rates', rate)
    const next = await ask('POST', `/tax-rates/${insertedId}/successors`, {
      percent: 16,
      startsOn: '2020-07-01',
    })
    await ask('POST', `/tax-rates/${next.insertedId}/successors`, {
      percent: 19,
      startsOn: '2021-01-01',
    })
    expect(await rates('DE')).toEqual([
      [19, '2021-01-01', null, 'now'],
      [16, '2020-07-01', '2020-12-31', 'ended'],
      [19, '2007-01-01', '2020-06-30', 'ended'],
    ])
    expect(
      await ask('POST', '/tax-rates', { ...rate, percent: 7, startsOn: '2020-12-31' }),
    ).toMatchObject({
      status: 409,
      code: 'tax_overlap',
      detail: expect.stringContaining(
        'the standard rate of Germany, 16 %, from 2020-07-01 to 2020-12-31',
      ),
    })
    expect(
      await firstFault('POST', `/tax-rates/${insertedId}/successors`, {
        percent: 20,
        startsOn: '2020-07-01',
      }),
    ).toEqual([400, 'startsOn', expect.stringContaining('until 2020-06-30')])
    // two at once: the second one sees the first
    const reduced = { ...rate, taxClass: 'reduced', percent: 7 }
    const both = await Promise.all([1, 2].map(() => ask('POST', '/tax-rates', reduced)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const audited = await shop.sql<{ action: string; detail: object }[]>`
      select action, detail from audit_event where action = 'tax-rate-replaced' order by id`
    expect(audited[0]?.detail).toMatchObject({
      before: { percent: 19, startsOn: '2007-01-01', endsOn: null },
      after: { percent: 16, startsOn: '2020-07-01', endsOn: null },
    })
  })

  test('a day begins at midnight of the shop', async () => {
    const [clock] = await shop.sql<{ today: string; yesterday: string; utc: string }[]>`
      select shop_day()::text as today, (shop_day() - 1)::text as yesterday,
        (now() at time zone 'UTC')::date::text as utc`
    const { today, yesterday, utc } = clock!
    // 14 hours ahead of UTC
    expect(today >= utc).toBe(true)
    const rate = { country: 'NO', taxClass: 'standard', percent: 24, startsOn: '2020-01-01' }
    await ask('POST', '/tax-rates', { ...rate, endsOn: yesterday })
    await ask('POST', '/tax-rates', { ...rate, percent: 25, startsOn: today, endsOn: today })
    expect(await rates('NO')).toEqual([
      [25, today, today, 'now'],
      [24, '2020-01-01', yesterday, 'ended'],
    ])
    const oslo = { country: 'NO', region: '', postalCode: '0150' }
    const held = (await readTaxSetup(shop.sql, shop, oslo)).rates
    expect(held.filter(({ country }) => country === 'NO')).toMatchObject([{ percent: 25 }])
  })

  test('a rule of reverse charge is one for a category in a country', async () => {
    const rule = { country: 'DE', category: 'cpu', minNet: 5_000 }
    const { insertedId } = await ask('POST', '/tax-rules', rule)
    expect(await ask('POST', '/tax-rules', { ...rule, minNet: 1 })).toMatchObject({
      status: 409,
      code: 'tax_rule_taken',
    })
    expect(await firstFault('POST', '/tax-rules', { ...rule, minNet: 0.001 })).toEqual([
      ...[400, 'minNet', expect.stringContaining('USD')],
    ])
    expect((await setup()).rules).toEqual([{ _id: insertedId, ...rule }])
  })

  test('a sale is tried out by what is set up, as an order is taxed', async () => {
    const tryOut = async (given: object) =>
      (await (await admin.call('POST', '/tax-tryouts', given)).json()) as object
    const sale = { country: 'DE', category: 'cpu', amount: 4_999.99 }
    expect(await tryOut(sale)).toMatchObject({
      outcome: 'taxed',
      code: 'S',
      percent: 19,
      tax: 950,
      total: 5_949.99,
      why: 'The rate of the place where the goods are taxed: Germany',
    })
    expect(await tryOut({ ...sale, amount: 5_000, taxId: 'valid' })).toMatchObject({
      code: 'AE',
      tax: 0,
      sentence: expect.stringContaining('Reverse charge'),
    })
    const french = { ...sale, country: 'FR', taxId: 'valid' }
    expect(await tryOut(french)).toMatchObject({ code: 'K', total: 4_999.99 })
    expect(await tryOut({ ...french, taxId: 'unknown' })).toMatchObject({
      outcome: 'tax_id_unchecked',
      tax: null,
    })
    expect(await tryOut({ ...sale, taxClass: 'zero' })).toMatchObject({
      outcome: 'tax_unknown',
      why: expect.stringContaining('No zero rate'),
    })
    expect(await tryOut({ ...sale, on: '2020-08-01' })).toMatchObject({ outcome: 'off' })
  })

  test('buyers see and change nothing of it', async () => {
    const buyer = await shop.buyer()
    expect((await buyer.call('GET', '/tax-setup')).status).toBe(403)
    expect((await buyer.call('PUT', '/tax-origin', { country: 'DE' })).status).toBe(403)
    expect((await buyer.call('GET', '/tax-rate-export')).status).toBe(403)
  })
})

test('business: 6.7 with TAX=off nothing is registered, whatever is set up', async () => {
  const locked = await openTestShop({ jobs: false, environment: { TAX: 'off' } })
  const operator = await locked.admin()
  await operator.call('PUT', '/tax-origin', { country: 'DE' })
  const registration = { country: 'DE', number: '1', startsOn: '2026-01-01' }
  expect((await operator.call('POST', '/tax-registrations', registration)).status).toBe(200)
  const answer = await operator.call('GET', '/tax-setup')
  expect(await answer.json()).toMatchObject({ isOn: false, lockedBy: 'TAX' })
  const place = { country: 'DE', region: '', postalCode: '' }
  expect((await readTaxSetup(locked.sql, locked, place)).registrations).toEqual([])
  await locked.close()
})
