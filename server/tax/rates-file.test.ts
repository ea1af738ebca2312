import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaxSetupAnswer } from '../../contract/tax/setup.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(async () => await shop.close())

const send = async (csv: string) => {
  const answer = await admin.call('POST', '/tax-rate-imports', { csv })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const exported = async () => (await admin.call('GET', '/tax-rate-export')).text()
const rates = async (country: string) => {
  const all = (await (await admin.call('GET', '/tax-setup')).json()) as TaxSetupAnswer
  return all.rates
    .filter((rate) => rate.country === country)
    .map(({ region, postalPrefix, taxClass, percent, startsOn, endsOn }) =>
      [region, postalPrefix, taxClass, percent, startsOn, endsOn ?? ''].join(' '),
    )
}

test('business: 6 what is exported comes back as it is', async () => {
  const file = [
    'COUNTRY;Region;Postal_Prefix;Tax Class;Percent;Starts On;Ends on',
    'US;California;941;standard;8,625 %;2026-01-01;2026-06-30',
    'us;CA;941;Standard;8.75;2026-07-01;',
    'US;CA;;;7.25;2026-01-01;',
    'DE;;;zero;0;2026-01-01;',
    '',
  ].join('\r\n')
  expect(await send(file)).toEqual({ status: 200, added: 4, changed: 0, ended: 0, unchanged: 0 })
  expect(await rates('US')).toEqual([
    'CA  standard 7.25 2026-01-01 ',
    'CA 941 standard 8.75 2026-07-01 ',
    'CA 941 standard 8.625 2026-01-01 2026-06-30',
  ])
  const before = await exported()
  expect(before).toContain('US,CA,941,standard,8.625,2026-01-01,2026-06-30')
  expect(await send(before)).toEqual({ status: 200, added: 0, changed: 0, ended: 0, unchanged: 4 })
  expect(await exported()).toBe(before)
  await shop.sql`delete from tax_rate`
  expect(await send(before)).toMatchObject({ added: 4 })
  expect(await exported()).toBe(before)
})

test('business: 6 a file is written whole, or its rows are told with their lines', async () => {
  const before = await exported()
  const refused = await send(
    [
      'country,region,postal prefix,class,percent,starts on,ends on',
      'AT,,,standard,20,2026-01-01,',
      'ZZ,,,standard,20,2026-01-01,',
      'AT,,,reduced,ten,2026-01-01,',
      '"AT",,,"standard",21,"2026-01-01",',
      'US,,,standard,8,2026-01-01,',
      'AT,,,reduced,10,2026-02-01,2026-01-01',
      '',
      'US,CA,941,standard,9,2026-03-01,2026-08-01',
    ].join('\n'),
  )
  expect(refused).toMatchObject({
    status: 400,
    code: 'rows_refused',
    detail: expect.stringContaining('6 lines'),
    errors: [
      { path: 'line 3', message: expect.stringContaining('country') },
      { path: 'line 4', message: expect.stringContaining('8.25') },
      { path: 'line 5', message: 'Line 2 says the same place, class and first day' },
      { path: 'line 6', message: expect.stringContaining('choose one') },
      { path: 'line 7', message: 'The last day is not before the first' },
      { path: 'line 9', message: expect.stringMatching(/overlaps with 8\.\d+ %/) },
    ],
  })
  expect(await exported()).toBe(before)
  expect(await send('name,price\nA,1')).toMatchObject({ status: 400, code: 'file_unreadable' })
})

test('business: 6 a new rate of a file ends the one before', async () => {
  const header = 'country,class,percent,starts on'
  await send(`${header}\nIE,standard,23,2020-01-01`)
  expect(await send(`${header}\nIE,standard,23,2026-01-01`)).toMatchObject({ unchanged: 1 })
  expect(await send(`${header}\nIE,standard,21,2027-01-01`)).toMatchObject({ added: 1, ended: 1 })
  expect(await send(`${header}\nIE,standard,22,2027-01-01`)).toMatchObject({ changed: 1 })
  expect(await rates('IE')).toEqual([
    '  standard 22 2027-01-01 ',
    '  standard 23 2020-01-01 2026-12-31',
  ])
})
