import { expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { checkBooks } from '../../books/check-books.ts'

test('business: 7 a deposit is settled also where the shop names no seller who could invoice it', async () => {
  const shop = await openTestShop({
    jobs: false,
    environment: {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      DEMO: 'off',
      RELEASE: 'manual',
      REQUIRE_SECOND_FACTOR: 'off',
    },
  })
  try {
    const admin = await shop.admin()
    const firm = await openCreditCompany(shop, admin, 'Nobody Sells', { deposit: 30 })
    const id = await firm.ordered(10)
    const look = () => read<OrderDetail>(admin.call('GET', `/order/${id}`))
    const came = { amount: 300, receivedOn: '2026-01-31' }
    const path = `/order/${id}/transfers`
    expect((await admin.call('POST', path, came)).status).toBe(200)
    expect(await look()).toMatchObject({ status: 'confirmed', depositInvoices: [] })
    expect(await firm.account()).toMatchObject({ deposits: 300 })
    expect((await firm.founder.call('DELETE', `/order/${id}`)).status).toBe(200)
    expect(await look()).toMatchObject({ status: 'cancelled', creditNotes: [] })
    expect((await checkBooks(shop.database)).violations).toEqual([])
  } finally {
    await shop.close()
  }
})
