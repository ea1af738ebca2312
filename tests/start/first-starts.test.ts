import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { runProgram } from '../../server/commands/command.fixture.ts'
import { openDatabase } from '../../server/database/database.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'
import { stillPort } from './still-port.fixture.ts'

async function withDatabase<R>(work: (url: string) => Promise<R>): Promise<R> {
  const name = `first_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(inject('postgres'), { connections: 1, bounded: false })
  await admin.sql.unsafe(`create database ${name}`)
  try {
    return await work(inject('postgres').replace(/[^/]+$/, name))
  } finally {
    await admin.sql.unsafe(`drop database ${name} with (force)`)
    await admin.close()
  }
}
const newFolder = () => mkdtemp(path.join(tmpdir(), 'partwright-first-'))

test('found: D3 two first starts at once on one empty database: both open, and the demo is there once', async () => {
  const folders = await Promise.all([newFolder(), newFolder()])
  await withDatabase(async (url) => {
    const settings = {
      DATABASE_URL: url,
      DEMO: 'on',
      METRICS_PORT: '0',
      // without one of both the later of the two is refused
      IDENTITY_SECRET: randomBytes(24).toString('hex'),
    }
    const started = await Promise.allSettled(
      folders.map((folder) => startShopProcess(folder, settings)),
    )
    const open = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const database = openDatabase(url, { connections: 1 })
    const counts = await database.sql`
      select
        (select count(*)::int from users) as users,
        (select count(*)::int from review) as reviews,
        (select count(*) - count(distinct mpn) from part)::int as doubles`
    await database.close()
    await Promise.all(open.map((shop: ShopProcess) => shop.end('SIGTERM')))
    const outcomes = started.map((one) => (one.status === 'rejected' ? `${one.reason}` : 'open'))
    expect(outcomes).toEqual(['open', 'open'])
    expect(counts[0]).toEqual({ users: 9, reviews: 3, doubles: 0 })
  })
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'a secret',
  SMTP_URL: 'smtps://127.0.0.1:9',
  MAIL_FROM: 'Shop <shop@shop.internal>',
  SELLER_NAME: 'Shop Ltd',
  SELLER_ADDRESS: '1 Main Street, Springfield',
  SELLER_TAX_ID: 'GB123',
  METRICS_PORT: '0',
}

test('found: D1 in production with every provider real the shop opens, and shows its pages', async () => {
  const folder = await newFolder()
  await withDatabase(async (url) => {
    const PORT = String(await stillPort())
    const shop = await startShopProcess(folder, { ...real, PORT, DATABASE_URL: url, DEMO: '' })
    const at = `http://127.0.0.1:${PORT}`
    for (const place of ['/readyz', '/parts', '/api/parts'])
      expect((await fetch(`${at}${place}`)).status, place).toBe(200)
    expect(await shop.end('SIGTERM')).toBe(0)
  })
  await rm(folder, { recursive: true, force: true })
})

const cards = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']
const identities = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']
const sandboxed = (what: string) =>
  `in production ${what} would be sandboxed: configure the real ones, or set ALLOW_SANDBOX=1`
const example = /^mails would come from .*MAIL_FROM/

test.each([
  ['cards', cards, sandboxed('cards (the three STRIPE_* keys, or a gateway and CARDS=off)')],
  ['identities', identities, sandboxed('identities (GOOGLE_CLIENT_ID or OIDC_ISSUER)')],
  ['mail', ['SMTP_URL'], sandboxed('mail (SMTP_URL)')],
  ['sender', ['MAIL_FROM'], example],
])(
  'found: D1 D5 in production without %s one line of start and doctor says what to set',
  async (_, missing, words) => {
    const folder = await newFolder()
    const given = Object.fromEntries(
      Object.entries(real).filter(([name]) => !missing.includes(name)),
    )
    const start = await startShopProcess(folder, given).catch(({ message }: Error) => message)
    const [, told] =
      /^the shop did not open:\nPartwright did not start: ([^\n]+)\n$/.exec(`${start}`) ?? []
    if (typeof words === 'string') expect(told).toBe(words)
    else expect(told).toMatch(words)
    const doctor = await runProgram('doctor', [], { ...given, DATA_DIR: folder })
    expect(doctor).toMatchObject({
      code: 1,
      out: expect.stringContaining(`fault    configuration   ${told}. `),
    })
    await rm(folder, { recursive: true, force: true })
  },
)

test('found: D1 D5 in production without a seller one line of start and doctor says where to write it', async () => {
  const folder = await newFolder()
  await withDatabase(async (url) => {
    const { SELLER_NAME: _, ...rest } = real
    const given = { ...rest, DATABASE_URL: url, DEMO: '' }
    const start = await startShopProcess(folder, given).catch(({ message }: Error) => message)
    const [, told] =
      /^the shop did not open:\nPartwright did not start: ([^\n]+)\n$/.exec(`${start}`) ?? []
    expect(told).toMatch(/^invoices would be .*SELLER_NAME/)
    const doctor = await runProgram('doctor', [], { ...given, DATA_DIR: folder })
    expect(doctor.code).toBe(1)
    expect(doctor.out).toContain(told)
  })
  await rm(folder, { recursive: true, force: true })
})
