import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationOf } from '../../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

test.each([
  ['DE', 'DE136695977', /check digits of DE136695977 are wrong for Germany/],
  ['DE', 'DE1366', /DE1366 does not look like a tax number of Germany/],
  ['DE', '12/345/67890', /begins with the two letters/],
  ['US', 'FR40303265046', /wrong for France/],
  ['GB', '980 7806 85', /wrong for United Kingdom/],
  ['CH', 'CHE-123.456.789 MWST', /wrong for Switzerland/],
  ['NO', '923 609 017', /wrong for Norway/],
])(
  'business: 6 a typing error in a number of %s, %s, is 400 with words',
  async (country, taxId, words) => {
    const applicant = await shop.buyer('Typist')
    const applied = await applicant.call('POST', '/companies', {
      ...applicationOf('Typing'),
      country,
      taxId,
    })
    expect(applied.status).toBe(400)
    expect(await applied.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'taxId', message: expect.stringMatching(words) }],
    })
  },
)

test.each([
  ['DE', 'de 136-695-976'],
  ['GR', 'GR094259216'],
  ['GB', '980 7806 84'],
  ['CH', '123.456.788'],
  ['NO', 'NO 923 609 016 MVA'],
  ['US', '12-3456789'],
  ['JP', 'T1234567890123'],
  ['FR', ''],
])('business: 6 in %s a company may have the number “%s”', async (country, taxId) => {
  const applicant = await shop.buyer('Applicant')
  const application = { ...applicationOf('Well Typed'), country, taxId }
  expect((await applicant.call('POST', '/companies', application)).status).toBe(200)
})
