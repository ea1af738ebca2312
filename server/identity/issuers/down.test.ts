import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { auth } from '../identity.fixture.ts'

async function isOffered({ request }: TestShop): Promise<boolean> {
  const config = (await (await request('/api/config')).json()) as { signIn: { google: boolean } }
  return config.signIn.google
}

test('an issuer that is down when the shop starts is offered as soon as it answers', async () => {
  const down = await openTestShop({
    jobs: false,
    before: ({ faults }) => faults.set('identities', { kind: 'error', status: 503 }),
  })
  try {
    expect(await isOffered(down)).toBe(false)
    const refused = await auth(down, '/sign-in/social', { provider: 'google' })
    expect(refused.ok).toBe(false)
    expect(refused.status).toBeLessThan(500)
    expect((await down.buyer()).token).toBeTruthy()
    down.sandbox.faults.clear()
    await expect.poll(() => isOffered(down), { timeout: 60_000, interval: 100 }).toBe(true)
  } finally {
    await down.close()
  }
})
