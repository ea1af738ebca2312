import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { readTaxSetup } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(async () => await shop.close())

const read = (country: string, region: string, postalCode: string) =>
  readTaxSetup(shop.sql, shop, { country, region, postalCode })

test('business: 6 without a registration of today taxes are off', async () => {
  await shop.sql`
    insert into tax_origin (country, region, postal_code, taxed_in, postal_prefixes)
    values ('DE', '', '27568', 'DE', '{"",2,27,275,2756,27568}')`
  await shop.sql`
    insert into tax_rate (id, country, region, postal_prefix, tax_class, percent, starts_on, ends_on)
    values
      (gen_random_uuid(), 'DE', '', '', 'standard', 16, '2020-07-01', '2020-12-31'),
      (gen_random_uuid(), 'DE', '', '', 'standard', 19.125, '2021-01-01', null),
      (gen_random_uuid(), 'ES', '', '', 'standard', 21, '2021-01-01', null),
      (gen_random_uuid(), 'US', 'CA', '941', 'standard', 8.625, '2021-01-01', null),
      (gen_random_uuid(), 'US', 'CA', '942', 'standard', 8.5, '2021-01-01', null)`
  await shop.sql`
    insert into tax_rule (id, country, category, min_net_minor)
    values (gen_random_uuid(), 'DE', 'processor', 500000)`
  expect(await read('ES', '', '28001')).toEqual({
    shipFrom: { country: '', region: '', postalCode: '' },
    registrations: [],
    rates: [],
    rules: [],
  })
  await shop.sql`
    insert into tax_registration (id, country, region, number, starts_on, ends_on)
    values (gen_random_uuid(), 'DE', '', 'DE136695976', shop_day(), shop_day())`
  const setup = await read('US', 'CA', '94103-1234')
  expect(setup).toEqual({
    shipFrom: { country: 'DE', region: '', postalCode: '27568' },
    registrations: [{ country: 'DE', region: '', number: 'DE136695976' }],
    rates: expect.arrayContaining([
      { country: 'DE', region: '', postalPrefix: '', taxClass: 'standard', percent: 19.125 },
      { country: 'US', region: 'CA', postalPrefix: '941', taxClass: 'standard', percent: 8.625 },
    ]),
    rules: [{ country: 'DE', category: 'processor', minNetMinor: 500_000 }],
  })
  expect(setup.rates).toHaveLength(2)
})

test('business: 6 no two rates of one place and class hold on a day', async () => {
  const overlapping = shop.sql`
    insert into tax_rate (id, country, region, postal_prefix, tax_class, percent, starts_on, ends_on)
    values (gen_random_uuid(), 'DE', '', '', 'standard', 17, '2019-01-01', '2020-07-01')`
  await expect(overlapping).rejects.toMatchObject({
    code: '23P01',
    constraint: 'tax_rate_overlap',
  })
  const before = await shop.sql`
    insert into tax_rate (id, country, region, postal_prefix, tax_class, percent, starts_on, ends_on)
    values (gen_random_uuid(), 'DE', '', '', 'standard', 19, '2019-01-01', '2020-06-30')`
  expect(before.count).toBe(1)
})
