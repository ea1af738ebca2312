import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})
test('smoke', async () => {
  const buyer = await shop.buyer()
  console.log(buyer.email, buyer.token)
  const r = await buyer.call('GET', `/orders?email=${buyer.email}`)
  console.log(r.status, await r.text(), Object.fromEntries(r.headers))
  console.log(await (await shop.request('/api/parts')).text())
  console.log(await (await shop.request('/api/config')).text())
  expect(r.status).toBe(200)
  console.log(
    (await (await import('node:fs/promises')).readFile(shop.logFile, 'utf8'))
      .split('\n')
      .filter((l) => l.includes('unexpected') || l.includes('warn'))
      .join('\n')
      .slice(0, 1500),
  )
})
