import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference, referenceInGroups } from '../../../contract/bank/reference.ts'
import type { DueInvoice } from '../../../contract/companies/credit.ts'
import { payToAccount } from '../../../tests/bank.fixture.ts'
import { openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { drawnOn, operatorsOf } from './drawn-on.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { CURRENCY: 'eur', RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0' },
  })
})
afterAll(() => shop?.close())

test('business: 5 an invoice on account names its reference, and in euro has a code for apps of banks', async () => {
  const admin = await shop.admin()
  const one = await openCreditCompany(shop, admin, 'Euro Works')
  const drawn = async () => {
    await ship(admin, await one.ordered(10))
    const invoice = (await one.invoices()).at(0) as DueInvoice
    const paper = await admin.call('GET', `/shipment/${invoice.shipmentId}/invoice`)
    const pdf = Buffer.from(await paper.arrayBuffer())
    const reference = referenceInGroups(creditorReference(invoice.invoiceNumber))
    expect(drawnOn(pdf)).toContain(reference)
    return { text: drawnOn(pdf), stripes: operatorsOf(pdf).split(' re\n').length }
  }
  await payToAccount(admin)
  const withCode = await drawn()
  expect(withCode.text).toContain('Read this code with your bank’s app to pay.')
  expect(withCode.stripes).toBeGreaterThan(150)
  await payToAccount(admin, 'DE00370400440532013000')
  const without = await drawn()
  expect(without.text).not.toContain('Read this code')
  expect(without.stripes).toBeLessThan(50)
})
