import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addressOf } from '../backup/database.fixture.ts'
import { runProgram, spawnProgram, temporaryFolder } from '../commands/command.fixture.ts'
import { newId } from '../database/new-id.ts'
import type { Finding } from './finding.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop.close())

async function faults(more: Record<string, string> = {}, run = runProgram) {
  const { code, out, err } = await run('doctor', ['--json'], { ...shop.settings, ...more })
  expect(err).toBe('')
  const told = JSON.parse(out) as { faults: number; findings: Finding[] }
  const found = told.findings.filter(({ result }) => result === 'fault')
  expect(told.faults).toBe(found.length)
  expect(code).toBe(found.length > 0 ? 1 : 0)
  return found
}

const nothingAt = 'http://127.0.0.1:9'

describe('npm run doctor', () => {
  it('finds everything in order with a shop that runs, a line each', async () => {
    const { code, out } = await runProgram('doctor', [], shop.settings)
    expect(code, out).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.pop()).toBe('No fault found.')
    for (const line of lines) expect(line).toMatch(/^ok {7}\S/)
    for (const name of [
      ...['runtime', 'configuration', 'data folder', 'secrets', 'database', 'writing', 'clock'],
      ...['migrations', 'mails', 'refunds', 'card events', 'issuer google', 'card provider'],
      ...[
        'shared secrets',
        'image folder',
        'seller',
        'sender',
        'webhook',
        'webhook secret',
        'webhook address',
        'image host',
        'mail',
        'tax numbers',
        'metrics',
        'public address',
      ],
    ])
      expect(lines.filter((line) => line.slice(9).startsWith(`${name} `))).not.toHaveLength(0)
  })

  it('leaves no row, table or event behind', async () => {
    expect(await shop.sql`select 1 from provider_event`).toHaveLength(0)
    expect(await shop.sql`select 1 where to_regclass('doctor_probe') is not null`).toHaveLength(0)
  })

  it.each([
    [
      'a database that is down',
      { DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:9/shop' },
      { name: 'database', says: /ECONNREFUSED/, mend: /Start PostgreSQL/ },
    ],
    [
      'a database that is not there',
      { DATABASE_URL: addressOf('nowhere') },
      { name: 'database', says: /"nowhere" does not exist/, mend: /Make the database/ },
    ],
    [
      'a replica that is none',
      { REPLICA_DATABASE_URL: addressOf('postgres') },
      { name: 'replica', says: /no replica/, mend: /streaming replica/ },
    ],
    [
      'a replica that is down',
      { REPLICA_DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:9/shop' },
      { name: 'replica', says: /ECONNREFUSED/, mend: /REPLICA_DATABASE_URL/ },
    ],
    [
      'a pooler that bounds nothing',
      { DATABASE_POOLER: 'transaction' },
      { name: 'pooler', says: /for ever/, mend: /connect_query/ },
    ],
    [
      'a wrong SMTP port',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      { name: 'mail', says: /127\.0\.0\.1:9.*ECONNREFUSED/, mend: /port.*SMTP_URL/ },
    ],
    [
      'an issuer that is down',
      { OIDC_ISSUER: nothingAt, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      { name: 'issuer oidc', says: /cannot be reached/, mend: /OIDC_ISSUER/ },
    ],
    [
      'an image host that is down',
      { IMAGE_HOST: 'imgbb', IMGBB_API_KEY: 'key', IMAGE_UPLOAD_URL: nothingAt },
      { name: 'image host', says: /imgbb/, mend: /IMAGE_UPLOAD_URL/ },
    ],
    [
      'a register of tax numbers that is down',
      { VIES_URL: nothingAt },
      { name: 'tax numbers', says: /cannot be reached/, mend: /VIES_URL/ },
    ],
    [
      'a webhook that goes elsewhere',
      { PUBLIC_URL: 'http://127.0.0.1:9' },
      { name: 'webhook', says: /not to http:\/\/127\.0\.0\.1:9\/api/, mend: /Restart/ },
    ],
    [
      'a setting that cannot be',
      { ORDER_HOLD_MINUTES: 'soon' },
      { name: 'configuration', says: /ORDER_HOLD_MINUTES/, mend: /settings/ },
    ],
  ])('names %s and its mend', async (_, wrong: Record<string, string>, expected) => {
    const found = await faults(wrong)
    expect(found).toContainEqual({
      name: expected.name,
      result: 'fault',
      says: expect.stringMatching(expected.says),
      mend: expect.stringMatching(expected.mend),
    })
    expect(JSON.stringify(found)).not.toContain('hidden')
  })

  it('found: D6 names a Node that is too old, whatever started it, beside all else', async () => {
    const NODE_OPTIONS = `--import=${path.join(import.meta.dirname, 'old-node.fixture.mjs')}`
    const [runtime] = await faults({ NODE_OPTIONS }, spawnProgram)
    expect(runtime).toMatchObject({
      name: 'runtime',
      says: expect.stringMatching(/^Node v22\.23\.3 is too old: 24\./),
      mend: expect.stringContaining('Start shop and commands by npm'),
    })
  })

  it('found: D5 names what only stands in for something real in production', async () => {
    const { folder, remove } = await temporaryFolder()
    const real = {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SELLER_NAME: 'Bulk Parts Ltd',
      SELLER_ADDRESS: '1 Real Street, Realtown',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      OIDC_ISSUER: nothingAt,
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    }
    const sent = { ...real, MAIL_FROM: 'Bulk Parts <shop@bulk-parts.internal>' }
    const told = async (settings: Record<string, string>) =>
      (await runProgram('doctor', [], settings)).out
    const all = await told(sent)
    expect(all).toMatch(/^warning {2}card keys +.*test key: .*nobody’s money\. Set the three live/m)
    expect(all).toMatch(/^fault {4}public address +http:\/\/localhost:9 .*\. Set PUBLIC_URL/m)
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, ...shown } = real
    const rest = await told({ ...shown, ALLOW_SANDBOX: '1' })
    expect(rest).toMatch(/^fault {4}sender +mails would come from .*example: set MAIL_FROM/m)
    await remove()
  })

  it('names a bad card key, and secrets that others may read', async () => {
    const { folder, remove } = await temporaryFolder()
    expect(await runProgram('reset', ['--yes'], { DATA_DIR: folder })).toMatchObject({ code: 0 })
    await chmod(path.join(folder, 'secrets.json'), 0o644)
    const found = await faults({ DATA_DIR: folder })
    expect(found.map(({ name }) => name)).toEqual([
      ...['secrets', 'shared secrets', 'image folder', 'card provider'],
    ])
    expect(found[3]).toMatchObject({ says: expect.stringMatching(/invalid api key/i) })
    expect(JSON.stringify(found)).not.toMatch(/sk_test_sandbox_[0-9a-f]{20}/)
    await remove()
  })

  it('found: D7 warns of metrics that strangers can get to, which is no fault, and names a host that is none', async () => {
    const told = async (METRICS_HOST: string) => {
      const { code, out } = await runProgram('doctor', ['--json'], {
        ...shop.settings,
        METRICS_HOST,
      })
      const { findings } = JSON.parse(out) as { findings: Finding[] }
      return { code, metrics: findings.find(({ name }) => name === 'metrics') }
    }
    expect(await told('0.0.0.0')).toEqual({
      code: 0,
      metrics: {
        name: 'metrics',
        result: 'warning',
        says: expect.stringContaining('any address of this machine'),
        mend: expect.stringContaining('firewall'),
      },
    })
    expect(await told('192.0.2.1')).toMatchObject({
      code: 1,
      metrics: { result: 'fault', says: expect.stringContaining('no address of this machine') },
    })
    const plain = await runProgram('doctor', [], { ...shop.settings, METRICS_HOST: '0.0.0.0' })
    expect(plain.out).toMatch(/^warning {2}metrics .*firewall/m)
    expect(plain.out).toContain('No fault found.')
  })

  it('names work that waits too long, with the last fault of a mail', async () => {
    await shop.sql`
      insert into mail (id, event, kind, recipient, values, created_at, fault)
      values (${newId()}, 'doctor:1', 'verify-email', 'a@example.test', '{}',
        now() - interval '11 minutes', 'ETIMEDOUT CONN')`
    await shop.sql`
      insert into provider_event (id, type, received_at)
      values ('evt_doctor', 'ping', now() - interval '11 minutes')`
    const found = await faults()
    await shop.sql`delete from mail where event = 'doctor:1'`
    await shop.sql`delete from provider_event where id = 'evt_doctor'`
    expect(found).toMatchObject([
      { name: 'mails', says: expect.stringContaining('ETIMEDOUT CONN') },
      { name: 'card events', says: expect.stringContaining('1 waiting') },
    ])
    expect(await faults()).toEqual([])
  })

  it('names a schema that is not this version’s', async () => {
    await shop.sql`insert into migration (name) values ('9999-later.sql')`
    const found = await faults()
    await shop.sql`delete from migration where name = '9999-later.sql'`
    expect(found).toMatchObject([{ name: 'migrations', says: expect.stringContaining('9999') }])
  })

  it('skips stand-ins when no shop runs, and says why', async () => {
    const { folder, remove } = await temporaryFolder()
    const { code, out } = await runProgram('doctor', [], { DATA_DIR: folder, PORT: '9' })
    expect(code, out).toBe(0)
    expect(out).toMatch(/skipped {2}database +there is none yet/)
    expect(out).toMatch(/skipped {2}card provider +sandboxed: its stand-in starts with the shop/)
    await remove()
  })
})
