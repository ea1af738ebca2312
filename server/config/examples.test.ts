import { expect, test } from 'vitest'
import { configReader } from './config.fixture.ts'

const { read, faultOf } = configReader()

const keys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
})
const seller = { SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street, Realtown' }
const providers = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.bulk-parts.internal',
}
const real = { ...providers, ...seller }
const production = { ...real, ...keys('live'), NODE_ENV: 'production' }
const advice = /mails would come from .+, which is an example: set MAIL_FROM to the name and the/

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
