import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CheckName } from '../../contract/readiness/checks.ts'
import type { ServiceAnswer, ShopReadiness } from '../../contract/readiness/readiness.ts'
import type { RecordShown, recordChange } from '../../contract/shop-record/record.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { DEMO: 'off' } })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

async function look(who = admin) {
  const response = await who.call('GET', '/shop-readiness')
  expect(response.status).toBe(200)
  const { checks, isDemo } = (await response.json()) as ShopReadiness
  expect(isDemo).toBe(false)
  return (name: CheckName) => checks.find((one) => one.name === name)!
}

const states = async (names: CheckName[], who = admin) => {
  const of = await look(who)
  return Object.fromEntries(names.map((name) => [name, of(name).state]))
}

async function write(change: z.input<typeof recordChange>['change']) {
  const { version } = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  const changed = await admin.call('PATCH', '/shop-record', { version, change })
  expect(changed.status, await changed.text()).toBe(200)
}

const record = async () =>
  ((await (await admin.call('GET', '/shop-record')).json()) as RecordShown).record

async function examine(who: TestUser): Promise<ServiceAnswer[]> {
  const response = await who.call('POST', '/shop-readiness/examinations', {})
  expect(response.status).toBe(200)
  return ((await response.json()) as { answers: ServiceAnswer[] }).answers
}

test('an empty shop says what is missing to sell, and where each is mended', async () => {
  const of = await look()
  const missing = (name: CheckName) => {
    const { state, where, settings } = of(name)
    return [name, state, where ?? settings.join()]
  }
  expect(
    (['name', 'seller', 'parts', 'card-keys', 'mails', 'public-address', 'log-in'] as const).map(
      missing,
    ),
  ).toEqual([
    ['name', 'missing', '/dashboard/shop?part=identity'],
    ['seller', 'missing', '/dashboard/shop?part=seller'],
    ['parts', 'missing', '/dashboard/import'],
    ['card-keys', 'missing', 'STRIPE_SECRET_KEY,STRIPE_PUBLISHABLE_KEY,STRIPE_WEBHOOK_SECRET'],
    ['mails', 'missing', 'SMTP_URL,MAIL_FROM'],
    ['public-address', 'missing', 'PUBLIC_URL'],
    [
      'log-in',
      'missing',
      'GOOGLE_CLIENT_ID,GOOGLE_CLIENT_SECRET,OIDC_ISSUER,OIDC_CLIENT_ID,OIDC_CLIENT_SECRET',
    ],
  ])
  const advised = [
    'claim',
    'contact',
    'tax-id',
    'electronic-invoices',
    'time-zone',
    'currency',
  ] as const
  const more = ['second-factor', 'policies', 'questions', 'production'] as const
  for (const name of [...advised, ...more]) expect(of(name).state, name).toBe('advice')
  expect(of('pictures').state).toBe('ready')
})

test('what the record says is ready as soon as it is somebody’s', async () => {
  const { identity, policies, questions } = await record()
  await write({
    identity: { ...identity, name: 'Acme Components', claim: 'Components for builders' },
    seller: {
      name: 'Acme Ltd',
      address: '1 Harbour Road',
      taxId: 'XX 123',
      registration: '',
      payTo: '',
      country: 'NZ',
      postalCode: '',
      city: '',
      electronicAddress: '',
    },
    contact: { address: '', phone: '', email: 'sales@acme-components.com', hours: '' },
    place: { timeZone: 'UTC' },
    policies: policies.slice(1),
    questions: questions.slice(1),
  })
  const names = ['name', 'claim', 'seller', 'tax-id', 'electronic-invoices', 'contact'] as const
  const more = ['time-zone', 'policies', 'questions'] as const
  for (const [name, state] of Object.entries(await states([...names, ...more])))
    expect(state, name).toBe('ready')
})

test('the example is nobody, however it is written', async () => {
  const { identity, contact } = await record()
  await write({
    identity: { ...identity, name: 'PART-WRIGHT' },
    seller: {
      name: 'Partwright',
      address: '1 Harbour Road',
      taxId: '',
      registration: '',
      payTo: '',
      country: '',
      postalCode: '',
      city: '',
      electronicAddress: '',
    },
    contact: { ...contact, phone: '+1 555 555 0100' },
  })
  expect(await states(['name', 'seller', 'contact'])).toEqual({
    name: 'missing',
    seller: 'missing',
    contact: 'missing',
  })
  expect((await look())('contact').says).toContain('The example’s phone')
})

test('a part counts when one order of it can be placed, and the currency is kept from then on', async () => {
  const part = await addTestPart(shop)
  expect(await states(['parts', 'currency'])).toEqual({ parts: 'ready', currency: 'ready' })
  const few = shop.sql`update part set quantity = min_quantity - 1 where id = ${part}`
  await few
  expect((await look())('parts')).toMatchObject({
    state: 'missing',
    where: '/dashboard/manage-products',
  })
  await shop.sql`update part set quantity = 100000, lifecycle = 'eol' where id = ${part}`
  expect((await look())('parts').state).toBe('missing')
})

test('an admin with a second factor makes that ready', async () => {
  await shop.sql`update users set two_factor_enabled = true where email = ${admin.email}`
  expect((await look())('second-factor').state).toBe('ready')
})

test('the services are asked when it is asked for, and the doctor’s answers are told of each', async () => {
  const answers = await examine(admin)
  const told = answers.map(({ check, name, result }) => [check, name, result])
  expect(told).toEqual([
    ['log-in', 'issuer google', 'ok'],
    ['card-keys', 'card provider', 'ok'],
    ['card-keys', 'webhook', 'ok'],
    ['card-keys', 'webhook secret', 'ok'],
    ['card-keys', 'webhook address', 'ok'],
    ['pictures', 'image host', 'ok'],
    ['mails', 'mail', 'ok'],
    ['tax-numbers', 'tax numbers', 'ok'],
    ['public-address', 'public address', 'ok'],
  ])
  const secrets = Object.values(shop.config.secrets).filter((one) => typeof one === 'string')
  for (const one of secrets) expect(JSON.stringify(answers)).not.toContain(one)
})

test('nobody but an admin reads it, or has anybody asked', async () => {
  const buyer = await shop.buyer()
  expect((await buyer.call('GET', '/shop-readiness')).status).toBe(403)
  expect((await buyer.call('POST', '/shop-readiness/examinations', {})).status).toBe(403)
})

test('what the operator sets is ready by it, and a service that is down says its mend', async () => {
  const set = await openTestShop({
    jobs: false,
    environment: {
      DEMO: 'off',
      LIMITS: 'on',
      PASSWORD_COST: '17',
      REQUIRE_SECOND_FACTOR: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Acme <shop@acme-components.com>',
      CURRENCY: 'eur',
      TIME_ZONE: 'Europe/Berlin',
      SELLER_NAME: 'Partwright',
      SELLER_ADDRESS: '100 Example Street, Springfield, 00000',
    },
  })
  try {
    const owner = await set.admin()
    const of = await look(owner)
    expect(of('mails')).toMatchObject({ state: 'ready' })
    expect(of('currency')).toMatchObject({ state: 'ready', settings: ['CURRENCY'] })
    expect(of('time-zone')).toMatchObject({ state: 'ready', settings: ['TIME_ZONE'] })
    expect(of('seller')).toMatchObject({
      state: 'missing',
      settings: ['SELLER_NAME', 'SELLER_ADDRESS'],
    })
    const answers = await examine(owner)
    expect(answers.find(({ check }) => check === 'mails')).toMatchObject({
      result: 'fault',
      mend: expect.stringContaining('SMTP_URL'),
    })
  } finally {
    await set.close()
  }
})

test('business: 6 taxes that are not set up are a hint, a registration without a rate is a stop', async () => {
  const taxes = async () => (await look())('taxes')
  expect(await taxes()).toMatchObject({ state: 'advice', where: '/dashboard/taxes' })
  await admin.call('PUT', '/tax-origin', { country: 'DE' })
  const registration = { country: 'DE', number: 'DE123456788', startsOn: '2026-01-01' }
  await admin.call('POST', '/tax-registrations', registration)
  expect(await taxes()).toMatchObject({
    state: 'missing',
    says: expect.stringContaining('today in Germany'),
  })
  const rate = { country: 'DE', taxClass: 'standard', percent: 19, startsOn: '2026-01-01' }
  await admin.call('POST', '/tax-rates', rate)
  expect(await taxes()).toMatchObject({ state: 'ready', says: 'Tax is collected in Germany.' })
})
