import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAsHost, strangeHosts } from '../../tests/ask-as-host.fixture.ts'
import { answersTo } from '../../tests/fuzz/socket.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { ALLOWED_HOSTS: 'shop.internal,probe' } })
})
afterAll(() => shop?.close())

const ask = (host: string, path = '/api/config') => askAsHost(shop.config.port, path, host)

test('T78 found: S16 the shop answers who asks by its own names, by an address or as localhost', async () => {
  const { port } = shop.config
  for (const host of [
    ...[`localhost:${port}`, 'LOCALHOST', `127.0.0.1:${port}`, '192.0.2.7', '[::1]'],
    ...['shop.internal', 'Shop.Internal:8080', 'probe'],
  ])
    expect(await ask(host), host).toBe(200)
  for (const host of [...strangeHosts, '999.1.1.1', '2130706433', 'shop.internal.evil.example'])
    for (const path of ['/api/config', '/', '/healthz', '/api/auth/get-session'])
      expect(await ask(host, path), `${host} ${path}`).toBe(400)
})

test('whoever runs the shop is told what to set, and who asks as long ago need not say a name', async () => {
  const { port } = shop.config
  const refused = await answersTo(port, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')
  expect(refused).toMatch(/^HTTP\/1\.1 400 /)
  expect(refused).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
  expect(refused).toMatch(/sets PUBLIC_URL or ALLOWED_HOSTS\.\n$/)
  expect(await answersTo(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
