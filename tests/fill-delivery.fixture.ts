import type { Page } from 'playwright-core'

/**
 * Fills in where an order goes, field by field, as the checkout asks it: of a buyer who keeps addresses,
 * somewhere else than there.
 */
export async function fillDelivery(page: Page, number = '+44 113 496 0000') {
  const country = page.getByLabel('Country')
  const elsewhere = page.getByRole('group', { name: 'Ship to' }).getByLabel('Somewhere else')
  // the choice is there before the fields, which come later
  await country.or(elsewhere).first().waitFor()
  if ((await elsewhere.count()) > 0) await elsewhere.check()
  await country.selectOption('GB')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Foundry Street')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS1 4AP')
  await page.getByLabel('Phone Number').fill(number)
}

/** Fills in the same on the purchase page, which asks it as the specification does: an address that is one text, and a number. */
export async function fillPurchase(page: Page, number = '+44 113 496 0000') {
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Foundry Street')
  await page.getByLabel('Phone Number').fill(number)
}
