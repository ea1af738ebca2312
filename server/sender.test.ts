import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'partwright-sender-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const keys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
})
const real = {
  ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
  ...{ SMTP_URL: 'smtps://mail.bulk-parts.internal' },
  ...{ SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street, Realtown' },
}
const production = { ...real, ...keys('live'), NODE_ENV: 'production' }
const read = (given: Record<string, string>) => readConfig({ DATA_DIR, ...given })
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
  expect(() => read(given)).toThrow(advice)
  const MAIL_FROM = 'Bulk Parts <shop@my-example.internal>'
  expect(read({ ...given, MAIL_FROM }).mail).toMatchObject({ from: MAIL_FROM, fault: null })
})

test('found: D5 the example seller and the example sender are told in one line', () => {
  const { SELLER_NAME: _, ...given } = production
  expect(() => read(given)).toThrow(/set SELLER_NAME .+; mails would come from /)
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
