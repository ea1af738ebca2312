import { describe, expect, test } from 'vitest'
import { configReader } from './config.fixture.ts'
import { settings } from './settings.ts'

const { read, faultOf, folder } = configReader()

const testCards = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const liveCards = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const oidc = {
  OIDC_ISSUER: 'https://login.example/realm/',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
}
const mail = {
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Bulk Parts <shop@bulk-parts.internal>',
}
const seller = { SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street, Realtown' }
const s3 = {
  IMAGE_HOST: 's3',
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'parts',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const gateway = {
  GATEWAY_URL: 'https://pay.example/',
  GATEWAY_SECRET: `whsec_${'A'.repeat(44)}`,
}

test('a gateway stands beside cards, or with CARDS=off instead of them', () => {
  const tried = { ...gateway, GATEWAY_MODE: 'test' }
  expect(read(tried)).toMatchObject({
    live: false,
    demo: false,
    cards: { script: expect.any(String) },
    gateway: { url: 'https://pay.example', label: 'online payment' },
  })
  const here = { ...tried, GATEWAY_URL: 'http://localhost:5557' }
  expect(read({ ...here, CARDS: 'off', LIMITS: 'off' })).toMatchObject({ cards: null, demo: true })
  const real = read({ ...gateway, ...google, ...mail, CARDS: 'off' })
  expect(real).toMatchObject({ cards: null, live: true, isReal: true })
})

test('without any setting everything is here, on this machine, and sandboxed', () => {
  const config = read()
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    currency: 'usd',
    openOrders: 20,
    demo: true,
    limits: true,
    trustedProxies: 0,
    role: 'all',
    metrics: { host: '127.0.0.1', port: 3003 },
  })
  expect(config.sandbox).toMatchObject({
    needed: true,
    port: 3001,
    smtpPort: 3002,
    sandboxed: { cards: true, identities: true, images: false, mail: true },
  })
  expect(config).toMatchObject({ live: false, cards: { apiBase: 'http://127.0.0.1:3001' } })
  expect(config.mail.smtpUrl).toBe('smtp://127.0.0.1:3002')
})

test('with everything real nothing is sandboxed, and there is no demo', () => {
  const config = read({
    ...liveCards,
    ...google,
    ...oidc,
    ...mail,
    ...s3,
    ...seller,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example/',
    DATABASE_URL: 'postgres://u:p@db/shop?sslmode=verify-full',
  })
  expect(config.sandbox.needed).toBe(false)
  expect(config.demo).toBe(false)
  expect(config.publicUrl).toBe('https://shop.example')
  expect(config.live).toBe(true)
  expect(config.cards).toMatchObject({ apiBase: 'https://api.stripe.com' })
  expect(config.cards!.script).toMatch(/^https:\/\/js\.stripe\.com\//)
  expect(config.identities.google?.issuer).toBe('https://accounts.google.com')
  expect(config.identities.other).toMatchObject({
    issuer: 'https://login.example/realm',
    label: 'Company login',
  })
  expect(config.images).toMatchObject({ host: 's3', endpoint: 'https://s3.example' })
  expect(config.mail.mailboxUrl).toBeNull()
})

describe('nothing goes to another machine unencrypted', () => {
  const advice = / leads to another machine unencrypted: .*, or set ALLOW_PLAIN=1 in a network/
  const others: Record<string, string>[] = [
    { DATABASE_URL: 'postgres://u:p@db.example/shop' },
    { DATABASE_URL: 'postgres://u:p@10.0.0.7/shop?sslmode=prefer' },
    { DATABASE_URL: 'postgresql://u:p@db/shop?sslmode=disable' },
    {
      DATABASE_URL: 'postgres://u:p@db/shop?sslmode=verify-full',
      MIGRATE_DATABASE_URL: 'postgres://o:p@db/shop',
    },
    {
      DATABASE_URL: 'postgres://u:p@db/shop?sslmode=verify-full',
      REPLICA_DATABASE_URL: 'postgres://u:p@replica/shop',
    },
    { ...oidc, OIDC_ISSUER: 'http://login.example' },
    { ...s3, S3_ENDPOINT: 'http://s3.example' },
    { SMTP_URL: 'smtp://mail.example?requireTLS=false' },
  ]
  test.each(others)('%j', (given) => {
    expect(faultOf(given)).toMatch(advice)
    expect(read({ ...given, ALLOW_PLAIN: '1' })).toBeTruthy()
  })
  test.each([
    { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/shop' },
    { DATABASE_URL: 'postgres://u:p@localhost/shop' },
    { DATABASE_URL: 'postgres://u:p@[::1]/shop' },
    { DATABASE_URL: 'postgres:///shop?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://u:p@db/shop?application_name=x&sslmode=require' },
  ])('but %j stays or is', (given) => expect(read(given)).toBeTruthy())
})

describe('what goes together is asked for together', () => {
  for (const group of [testCards, gateway, google, oidc])
    test.each(Object.keys(group))('%s', (name) => {
      const { [name]: _, ...others } = group as Record<string, string>
      const names = Object.keys(group).join(', ')
      expect(faultOf(others)).toBe(`${names} go together: set ${name} too`)
    })
  test.each(Object.keys(s3).filter((name) => name !== 'IMAGE_HOST'))('%s', (name) => {
    const { [name]: _, ...others } = s3 as Record<string, string>
    expect(faultOf(others)).toBe(`IMAGE_HOST=s3 needs ${name}`)
  })
})

test.each([
  [
    { REPLICA_DATABASE_URL: 'postgres://127.0.0.1/shop' },
    'REPLICA_DATABASE_URL goes with DATABASE_URL: set that too',
  ],
  [{ DATABASE_POOLER: 'transaction' }, 'DATABASE_POOLER goes with DATABASE_URL: set that too'],
  [
    { NODE_ENV: 'production' },
    'in production cards (the three STRIPE_* keys, or a gateway and CARDS=off), identities (GOOGLE_CLIENT_ID or OIDC_ISSUER), mail (SMTP_URL) would be sandboxed: configure the real ones, or set ALLOW_SANDBOX=1',
  ],
  [
    { NODE_ENV: 'production', ...liveCards, ...google, ...mail, IMAGE_HOST: 'imgbb' },
    'in production images (IMGBB_API_KEY) would be sandboxed: configure the real ones, or set ALLOW_SANDBOX=1',
  ],
  [
    liveCards,
    'a live card key never runs beside a sandbox: configure identities (GOOGLE_CLIENT_ID or OIDC_ISSUER), mail (SMTP_URL) for real',
  ],
  [
    { ...liveCards, ALLOW_SANDBOX: '1', NODE_ENV: 'production' },
    'a live card key never runs beside a sandbox: configure identities (GOOGLE_CLIENT_ID or OIDC_ISSUER), mail (SMTP_URL) for real',
  ],
  [
    { ...testCards, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' },
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or test',
  ],
  [
    { ...liveCards, ...google, ...mail, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or test',
  ],
  [
    gateway,
    'a live payment gateway never runs beside a sandbox: configure cards (the three STRIPE_* keys, or a gateway and CARDS=off), identities (GOOGLE_CLIENT_ID or OIDC_ISSUER), mail (SMTP_URL) for real',
  ],
  [
    { ...gateway, ...testCards, ...google, ...mail },
    'STRIPE_SECRET_KEY and GATEWAY_MODE must both be live or test',
  ],
  [{ CARDS: 'off' }, 'CARDS=off leaves nobody a way to pay at once: set GATEWAY_URL too'],
  [
    { ...gateway, ...liveCards, ...google, ...mail, CARDS: 'off' },
    'CARDS=off and STRIPE_SECRET_KEY are both set: leave one of them out',
  ],
  [
    { ...gateway, GATEWAY_URL: 'http://pay.example' },
    'GATEWAY_URL: an https address, since a secret goes there',
  ],
  [{ ...gateway, GATEWAY_SECRET: 'secret' }, 'GATEWAY_SECRET: whsec_ and 24 to 64 bytes in base64'],
  [{ ...mail, LIMITS: 'off' }, 'LIMITS=off is for load tests: only while everything is sandboxed'],
  [
    { ...testCards, DEMO: 'on' },
    'DEMO=on makes accounts with known passwords: only while everything is sandboxed',
  ],
])('%o is refused: %s', (environment: Record<string, string>, words) => {
  expect(faultOf(environment)).toBe(words)
})

test('a sandboxed shop may be shown in production when that is said', () => {
  expect(read({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox.needed).toBe(true)
})

test.each([
  ...[
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'x'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'shop'],
  ],
  ...[
    ['SANDBOX_PORT', '65535'],
    ['SANDBOX_SMTP_PORT', '-1'],
    ['OIDC_ISSUER', 'login'],
  ],
  ...[
    ['IMAGE_HOST', 'disk'],
    ['IMAGE_UPLOAD_URL', 'x'],
    ['S3_ENDPOINT', 'x'],
    ['MAIL_FROM', 'x'],
  ],
  ...[
    ['SOCIAL_LINKS', 'LinkedIn=http://plain.example'],
    ['SOCIAL_LINKS', 'LinkedIn=javascript:alert(1)'],
    ['CURRENCY', 'USD'],
    ['CURRENCY', 'us'],
    ['ORDER_HOLD_MINUTES', '0'],
    ['OPEN_ORDERS', '0'],
  ],
  ...[
    ['RELEASE', 'never'],
    ['PRICES', 'both'],
    ['DEMO', 'yes'],
    ['LIMITS', '1'],
    ['TRUSTED_PROXIES', '11'],
  ],
  ...[
    ['LOG_LEVEL', 'loud'],
    ['ROLE', 'none'],
    ['METRICS_PORT', '65536'],
    ['ALLOW_SANDBOX', 'yes'],
  ],
  ['OIDC_LABEL', 'x'.repeat(41)],
])('%s=%s is refused by name', (name, value) => {
  expect(faultOf({ [name as string]: value as string })).toMatch(new RegExp(`^${name}: .`))
})

test('prices with tax and no taxes at all are refused together, each alone is not', () => {
  expect(faultOf({ PRICES: 'gross', TAX: 'off' })).toBe(
    'PRICES=gross shows prices with tax, and TAX=off takes all tax away: unset one of them',
  )
  expect(read({ DATA_DIR: folder(), PRICES: 'gross' }).recordLocks['orders.prices']).toBe('gross')
  expect(read({ DATA_DIR: folder(), PRICES: 'net', TAX: 'off' }).hasTaxes).toBe(false)
})

test('several faults stand in one line, and no value of a secret is told', () => {
  const words = faultOf({ PORT: 'x', ROLE: 'y', ...testCards, LOG_LEVEL: 'sk_test_hidden' })
  expect(words).toMatch(/^PORT: .+; LOG_LEVEL: .+; ROLE: [^\n]+$/)
  expect(words).not.toContain('sk_test_hidden')
})

test('an empty or blank setting is none', () => {
  const blank = Object.fromEntries(Object.keys(settings).map((name) => [name, ' ']))
  expect(read({ ...blank, DATA_DIR: folder() })).toMatchObject({ port: 3000, demo: true })
})
