import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecrets } from '../../server/config/secrets.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'

const client = path.join(import.meta.dirname, '../../build/web/client')
const files = globSync('**/*', { cwd: client }).filter((name) => /\.(js|css|json|html)$/.test(name))

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

/** What only the server may know, by the look of it. */
const secretWords =
  /sk_(test|live)_|rk_(test|live)_|whsec_|-----BEGIN|postgres(ql)?:\/\/|DATABASE_URL|SMTP_URL|AWS_SECRET|secrets\.json/

test('T65 what browsers load holds no secret, no source map and nothing of the server', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(globSync('**/*.map', { cwd: client })).toEqual([])
  for (const name of files) {
    const text = readFileSync(path.join(client, name), 'utf8')
    expect(secretWords.exec(text)?.[0], name).toBeUndefined()
    expect(/sourceMappingURL|from ?["']node:/.exec(text)?.[0], name).toBeUndefined()
  }
})

test('T65 no secret of the shop is in what it tells or shows anybody', async () => {
  const secrets = Object.values(readSecrets(shop.config.dataDir)).filter(
    (value): value is string => typeof value === 'string' && value.length > 12,
  )
  expect(secrets.length).toBeGreaterThan(3)
  const publishable = shop.config.cards!.publishableKey
  for (const where of ['/api/config', '/', '/login', '/api/openapi.json', '/quick-order']) {
    const text = await (await shop.request(where)).text()
    expect(text.length, where).toBeGreaterThan(50)
    for (const secret of secrets.filter((one) => one !== publishable))
      expect(text.includes(secret), where).toBe(false)
  }
})
