import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import type { TestUser } from '../test-user.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

describe('what random requests once broke', () => {
  test.each(['{"toString":1}', '{"toString":null}', '[]', 'null', '7', '""', '"x@y.test"'])(
    'T60 an e-mail of %s in the body is another than that of the path',
    async (email) => {
      const response = await shop.request(`/api/user/${buyer.email}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          origin: shop.publicUrl,
          cookie: buyer.cookie,
        },
        body: `{"email":${email}}`,
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'conflicting_input' })
    },
  )

  test.each(['', ' ', 'x', "'; select 1; --", 7, null, {}, []])(
    'T62 %j is no passkey to be deleted',
    async (id) => {
      const response = await shop.request('/api/auth/passkey/delete-passkey', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: shop.publicUrl,
          cookie: buyer.cookie,
        },
        body: JSON.stringify({ id }),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message: expect.any(String) })
    },
  )
})
