import { describe, expect, test } from 'vitest'
import { configReader } from './config.fixture.ts'

const { read, faultOf } = configReader()

const keys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
})
const seller = { SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street, Realtown' }
const sender = { MAIL_FROM: 'Bulk Parts <shop@bulk-parts.internal>' }
const providers = {
  ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
  SMTP_URL: 'smtps://mail.bulk-parts.internal',
}
const real = { ...providers, ...seller }
const production = { ...real, ...keys('live'), NODE_ENV: 'production' }
const advice = /mails would come from .+, which is an example: set MAIL_FROM to the name and the/

describe('found: D5 nothing real is sold by the example seller', () => {
  const unnamed = { ...providers, ...sender }
  const sold = { ...unnamed, NODE_ENV: 'production' }
  const advice =
    /which is the example: set SELLER_NAME and SELLER_ADDRESS to the name and the address/
  test.each([
    { ...sold, ...keys('live') },
    { ...sold, ...keys('test') },
    { ...sold, ...keys('live'), ALLOW_SANDBOX: '1' },
    { ...sold, ...keys('live'), SELLER_TAX_ID: 'XX 1' },
    { ...sold, ...keys('live'), SELLER_NAME: seller.SELLER_NAME },
    { ...sold, ...keys('live'), SELLER_ADDRESS: seller.SELLER_ADDRESS },
    { ...sold, ...keys('live'), SELLER_NAME: ' ', SELLER_ADDRESS: ' ' },
    {
      ...{ ...sold, ...keys('live'), SELLER_NAME: 'Partwright' },
      SELLER_ADDRESS: '100 example street,\nSpringfield 00000',
    },
    { ...unnamed, ...keys('live') },
  ])('%j is refused', (given: Record<string, string>) => {
    expect(faultOf(given)).toMatch(advice)
    expect(read({ ...given, ...seller }).seller).toMatchObject({
      ...{ name: 'Bulk Parts Ltd', address: '1 Real Street, Realtown', fault: null },
    })
  })
  test.each([{}, { ...unnamed, ...keys('test') }, { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }])(
    '%j is tried out, and may',
    (given: Record<string, string>) =>
      expect(read(given).seller).toMatchObject({ name: 'Partwright', fault: null }),
  )
})

test.each<Record<string, string>>([
  production,
  { ...production, ...keys('test') },
  { ...real, ...keys('live') },
  { ...production, MAIL_FROM: 'Partwright <shop@partwright.test>' },
  { ...production, MAIL_FROM: 'Shop <shop@shop.EXAMPLE>' },
  { ...production, MAIL_FROM: 'shop@mail.example.com' },
  { ...production, MAIL_FROM: 'shop@localhost' },
])('found: D5 no mail comes from the example: %j is refused', (given) => {
  expect(faultOf(given)).toMatch(advice)
  const MAIL_FROM = 'Bulk Parts <shop@my-example.internal>'
  expect(read({ ...given, MAIL_FROM }).mail).toMatchObject({ from: MAIL_FROM, fault: null })
})

test('found: D5 the example seller and the example sender are told in one line', () => {
  const { SELLER_NAME: _, ...given } = production
  expect(faultOf(given)).toMatch(/set SELLER_NAME .+; mails would come from /)
})

test('beside something sandboxed it is no reason not to start, and a fault all the same', () => {
  const { GOOGLE_CLIENT_ID: _, GOOGLE_CLIENT_SECRET: __, ...given } = production
  const shown = { ...given, ...keys('test'), ALLOW_SANDBOX: '1' }
  expect(read(shown).mail.fault).toMatch(advice)
})

test.each<Record<string, string>>([
  {},
  { ...real, ...keys('test') },
  { NODE_ENV: 'production', ALLOW_SANDBOX: '1' },
])('%j is tried out, and may', (given) => expect(read(given).mail.fault).toBeNull())
