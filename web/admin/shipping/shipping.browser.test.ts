import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShippingSetup } from '../../../contract/freight/setup.ts'
import { payToAccount } from '../../../tests/bank.fixture.ts'
import { openCompany, read } from '../../../tests/companies.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({
    environment: { LIMITS: 'off', RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0' },
  })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  // the order by a way that is not offered any more
  expect(pages?.complaints.filter((one) => !one.includes('400'))).toEqual([])
})

const setup = () => read<ShippingSetup>(admin.call('GET', '/shipping-setup'))
// a toast is one too
const dialogOf = (page: Page) =>
  page.getByRole('dialog').and(page.locator(':not([aria-modal=false])'))

test('business: 6 a seller says how orders are sent, and a buyer chooses, pays that, and sees it on the order', async () => {
  const page = await sit(pages, admin, '/dashboard/shipping')
  await page.getByText('No zone yet').waitFor()
  expect(await violationsNow(page)).toEqual([])
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Add a method' }).click()
  await dialog.getByRole('button', { name: 'Add the method' }).click()
  await dialog.getByText('Input what the method is called').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByLabel('Name').fill('Pallet')
  await dialog.getByRole('checkbox', { name: /^DAP/ }).check()
  await dialog.getByRole('checkbox', { name: /^DDP/ }).check()
  await dialog.getByLabel('Note for buyers').fill('2 to 4 working days')
  await dialog.getByRole('button', { name: 'Add the method' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Add a zone' }).click()
  await dialog.getByLabel('Name').fill('Europe')
  await dialog.getByRole('button', { name: 'All members of the EU' }).click()
  await dialog.getByRole('button', { name: 'Take out Malta' }).click()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add the zone' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('and 23 more').waitFor()

  await page.getByRole('button', { name: 'Set rates' }).click()
  await dialog.getByLabel('Up to kg, step 1').fill('25.5')
  await dialog.getByLabel('Price, step 1').fill('40')
  await dialog.getByLabel('And per kg, step 1').fill('0.5')
  await dialog.getByRole('button', { name: 'Add a step' }).click()
  await dialog.getByLabel('Up to kg, step 2').fill('25.5')
  await dialog.getByLabel('Price, step 2').fill('90')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Another step ends at this weight').waitFor()
  await dialog.getByLabel('Up to kg, step 2').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('up to 25.5 kg: $40.00 and $0.50 a kg; any weight: $90.00').waitFor()
  expect(await setup()).toMatchObject({
    methods: [{ kind: 'later' }, { name: 'Pallet', incoterm: 'DAP', isOn: true }],
    rates: [
      {
        bands: [
          { upToGrams: 25_500, price: 40, perKg: 0.5 },
          { upToGrams: null, price: 90 },
        ],
      },
    ],
  })
  const offered = page.getByRole('status').filter({ hasText: 'Zone Europe' })
  await page.getByLabel('Country').selectOption('FR')
  await page.getByRole('button', { name: 'What is offered?' }).click()
  await offered.getByText('$45.00').waitFor()

  const { shop } = pages
  const [weighed, odd] = [
    await addTestPart(shop, { name: 'Weighed CPU', minQuantity: 1 }),
    await addTestPart(shop, { name: 'Odd CPU', minQuantity: 1 }),
  ]
  await act(admin, 'PATCH', `/parts/${weighed}`, { weightGrams: 2_000 })
  const buyer = await shop.buyer('Freight Buyer')
  await buyer.call('POST', '/basket', { lines: [{ partsId: weighed, quantity: 3 }] })
  const shown = await sit(pages, buyer, '/checkout')
  const pallet = shown.getByRole('radio', { name: /Pallet/ })
  await shown.getByLabel('Country', { exact: true }).selectOption('DE')
  await shown.getByLabel('Address', { exact: true }).fill('Invalidenstr. 1')
  await shown.getByLabel('City').fill('Berlin')
  await shown.getByLabel('Postal code').fill('10115')
  await shown.getByLabel('Phone Number').fill('+493012345678')
  const payable = shown.getByLabel('To pay')
  // the first way that there is
  await payable.getByText('$300.00').waitFor()
  await pallet.check()
  await payable.getByText('$343.00').waitFor()
  expect(await violationsNow(shown)).toEqual([])
  // the seller turns it off meanwhile: what was chosen is not exchanged for another, and nothing is ordered
  const [, { _id: method }] = (await setup()).methods as [unknown, { _id: string }]
  const path = `/shipping-methods/${method}`
  await act(admin, 'PATCH', path, { isOn: false })
  await shown.getByRole('button', { name: 'Place order' }).click()
  await shown.getByText('It is not sent in this way any more').waitFor()
  await shown.getByText('Choose how it is sent.').waitFor()
  expect(await shown.getByRole('radio', { checked: true }).count()).toBe(0)
  await act(admin, 'PATCH', path, { isOn: true })
  await shown.getByRole('radio', { name: /Invoiced when it leaves/ }).check()
  await pallet.check()
  await payable.getByText('$343.00').waitFor()
  await shown.getByLabel('Terms (Incoterms 2020)').selectOption('DDP')
  expect(await violationsNow(shown)).toEqual([])
  await payable.getByText('$343.00').waitFor()
  await shown.getByRole('button', { name: 'Place order' }).click()
  await shown.waitForURL(/\/dashboard\/payment\//)
  await shown.getByText('$343.00').first().waitFor()
  await shown.getByText('Freight is part of the total').waitFor()
  expect(await violationsNow(shown)).toEqual([])

  // an order of what nobody weighed goes by freight that is said later
  await shown.goto(`/purchase/${odd}?quantity=3`)
  await shown.getByText('Pallet: What Odd CPU weighs is not known.').waitFor()
  await shown.getByLabel('To pay').getByText('$300.00').waitFor()
  await shown.getByRole('button', { name: 'Submit' }).click()
  await shown.getByText('it is invoiced on shipment').waitFor()
  const told = await act(buyer, 'GET', `/orders?email=${buyer.email}`)
  expect(told.body).toMatchObject([
    { payable: 300, freight: 0, shipping: { kind: 'later' } },
    { payable: 343, freight: 43, shipping: { name: 'Pallet', incoterm: 'DDP' } },
  ])
})

test('freight that is entered when an order leaves is asked for by its invoice, and marked as paid', async () => {
  const { shop } = pages
  await payToAccount(admin)
  const buyer = await shop.buyer('Later Buyer')
  const partsId = await addTestPart(shop, { minQuantity: 1 })
  const { body } = await act(buyer, 'POST', '/orders', {
    lines: [{ partsId, quantity: 1, price: 100 }],
    address: '1 Test Street',
    number: '0123456789',
  })
  await shop.sql`
    update orders set paid_minor = payable_minor, paid_at = now(), transaction_id = 'pi_test', released_at = now()
    where id = ${body.insertedId as string}`
  const page = await sit(pages, admin, `/dashboard/manage-orders/${body.insertedId}`)
  await page.getByRole('button', { name: 'Ship lines' }).click()
  const dialog = dialogOf(page)
  const ships = page.getByRole('alertdialog')
  await ships.getByLabel('Freight in USD').fill('45')
  expect(await violationsNow(page)).toEqual([])
  await ships.getByRole('button', { name: /^Ship/ }).click()
  await ships.waitFor({ state: 'hidden' })
  await page.getByText('Freight to pay $45.00').waitFor()
  await page.getByRole('button', { name: 'Freight is paid, shipment 1' }).click()
  await dialog.getByLabel('Where you found it').fill('Statement 12')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'It is paid' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Freight was not paid, shipment 1' }).waitFor()
})

test('a company keeps its accounts with carriers', async () => {
  const { founder } = await openCompany(
    pages.shop,
    admin,
    await pages.shop.buyer('Carrier Lead'),
    'Carrier Works',
  )
  const page = await sit(pages, founder, '/dashboard/company')
  await page.getByRole('button', { name: 'Add an account' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Carrier').fill('Freight Line')
  await dialog.getByLabel('Number of your account').fill('4455-019')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add the account' }).click()
  await page.getByText('4455-019', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove Freight Line 4455-019' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('With an account of your own').waitFor()
})
