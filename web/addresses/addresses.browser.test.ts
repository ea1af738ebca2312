import { describe, expect, test } from 'vitest'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { basketShop } from '../basket/baskets.fixture.ts'

const { shop, page, buyer, go, button, toast, violations, ...baskets } = basketShop()
const { newPart, fill, orders } = baskets

type Saved = { label: string; country: string; line1: string; ships_by_default: boolean }
const saved = () =>
  shop().sql<Saved[]>`
    select a.label, a.country, a.line1, a.ships_by_default
    from address a
    join users u on u.id = a.user_id
    where u.email = ${buyer().email} and a.archived_at is null
    order by a.created_at`
const placed = () =>
  shop().sql<{ address: string; ship_to: { country: string } | null }[]>`
    select address, ship_to
    from orders
    where email = ${buyer().email}
    order by created_at`

async function toCheckout() {
  await fill({ partsId: await newPart(), quantity: 10 })
  await go('/checkout')
}

describe('the form of an address', () => {
  test('is the one of its country, and says in its words what is missing', async () => {
    await toCheckout()
    const country = page().getByLabel('Country')
    await country.selectOption('US')
    await page().getByLabel('Address').fill('1 Main St')
    await page().getByLabel('City').fill('Ames')
    await page().getByLabel('State').selectOption('IA')
    await page().getByLabel('ZIP code').fill('5001')
    await page().getByLabel('Phone Number').fill('+1 515 555 0100')
    await button('Place order').click()
    await page().getByText('A ZIP code here looks like 95014').waitFor()
    expect(await violations()).toEqual([])
    await country.selectOption('HK')
    expect(
      await page()
        .getByLabel(/^(ZIP|Postal) code/)
        .count(),
    ).toBe(0)
    await page().getByLabel('Area').selectOption('Kowloon')
    await country.selectOption('JP')
    await page().getByLabel('Prefecture').waitFor()
    expect(await page().getByLabel('City').count()).toBe(0)
    await country.selectOption('US')
    await page().getByLabel('ZIP code').fill('50010')
    await page().getByLabel('Phone Number').fill('')
    await button('Place order').click()
    // the region was of another country, and the city was not there
    await page().getByText('Please input the state').waitFor()
    await page().getByText('Please input the city').waitFor()
    // the first that is wrong, though its fields came later than others
    const focused = () => page().evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('to.city')
    await page().getByLabel('Phone Number').fill('+1 515 555 0100')
    await page().getByLabel('City').fill('Ames')
    await page().getByLabel('State').selectOption('IA')
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    const text = '1 Main St\nAmes, IA 50010\nUNITED STATES'
    expect(await placed()).toMatchObject([{ address: text, ship_to: { country: 'US' } }])
  })
})

describe('the checkout', () => {
  test('saves a new address once, and takes it the next time without a word', async () => {
    await toCheckout()
    expect(await page().getByRole('group', { name: 'Ship to' }).count()).toBe(0)
    await fillDelivery(page())
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    expect(await saved()).toMatchObject([{ country: 'GB', ships_by_default: true }])
    await toCheckout()
    const choice = page().getByRole('group', { name: 'Ship to' })
    expect(await choice.getByRole('radio').first().isChecked()).toBe(true)
    expect(await page().getByLabel('Phone Number').inputValue()).toBe('+441134960000')
    expect(await violations()).toEqual([])
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    const text = '12 Foundry Street\nLeeds\nLS1 4AP\nUNITED KINGDOM'
    expect((await placed()).map(({ address }) => address)).toEqual([text, text])
    expect(await saved()).toHaveLength(1)
    expect(await orders()).toHaveLength(2)
  })

  test('goes somewhere else, and bills somebody else, when told so', async () => {
    await buyer().call('POST', '/addresses', {
      country: 'DE',
      line1: 'Hafenweg 1',
      city: 'Hamburg',
      postalCode: '20457',
      label: 'Accounts',
      use: 'bill',
      billsByDefault: true,
    })
    await buyer().call('POST', '/addresses', { country: 'GH', line1: '1 Ring Road', city: 'Accra' })
    await toCheckout()
    const goods = page().getByRole('group', { name: 'Ship to' })
    await goods.getByLabel('Somewhere else').check()
    await fillDelivery(page())
    const bill = page().getByLabel('Bill somebody else')
    expect(await bill.isChecked()).toBe(true)
    await page().getByRole('group', { name: 'Bill to' }).getByLabel('Accounts').waitFor()
    await page().reload()
    expect(await page().getByLabel('Address', { exact: true }).inputValue()).toBe(
      '12 Foundry Street',
    )
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    const [order] = await shop().sql`
      select ship_to ->> 'country' as ships, bill_to ->> 'city' as bills
      from orders
      where email = ${buyer().email}`
    expect(order).toEqual({ ships: 'GB', bills: 'Hamburg' })
    expect(await saved()).toHaveLength(2)
  })
})

describe('the page of addresses', () => {
  test('adds, changes, chooses the default, and puts away', async () => {
    await go('/dashboard/addresses')
    await button('Add an address').click()
    await page().getByLabel('What you call it').fill('Warehouse')
    await fillDelivery(page())
    await button('Save address').click()
    await toast('Address saved')
    await page().getByText('Ships here by default').waitFor()
    expect(await violations()).toEqual([])
    await button('Add an address').click()
    await page().getByLabel('What you call it').fill('Office')
    await fillDelivery(page())
    await button('Save address').click()
    await button('Ship to Office by default').click()
    await button('Ship to Warehouse by default').waitFor()
    await button('Edit Office').click()
    await page().getByLabel('Address', { exact: true }).fill('14 Foundry Street')
    await button('Save address').click()
    await page().getByText('14 Foundry Street').waitFor()
    await button('Put Warehouse away').click()
    await toast('Warehouse is put away')
    await button('Edit Warehouse').waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject([
      { label: 'Office', line1: '14 Foundry Street', ships_by_default: true },
    ])
  })
})
