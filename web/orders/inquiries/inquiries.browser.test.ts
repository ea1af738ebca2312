import { expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { plain } from '../../../server/images/upload.fixture.ts'
import { paidOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsOf } from '../../../tests/violations.fixture.ts'
import { buyingShop } from '../buying.fixture.ts'

const { shop, page, go, buyer, partId, signIn } = buyingShop()

const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()

/** A paid order of the buyer; shipped if wanted. */
async function order(admin: TestUser, isShipped: boolean) {
  const id = await paidOrder(shop(), buyer(), partId())
  await admin.call('PATCH', `/order-release/${id}`)
  if (isShipped) await admin.call('PATCH', `/order-shipment/${id}`)
  return id
}
const read = async (id: string) =>
  (await (await buyer().call('GET', `/order/${id}`)).json()) as OrderDetail

test('a buyer asks for a return, an admin settles it, and both read what was said', async () => {
  const admin = await shop().admin()
  const id = await order(admin, true)
  await page().setViewportSize({ width: 360, height: 800 })
  await go(`/dashboard/payment/${id}`)
  await says(/I want to return parts: until/)
  await button('Ask').click()
  await page().getByLabel('What is it about?').selectOption('return')
  await button('Send').click()
  await says('Please say what it is about')
  await says('Name at least one line')
  await page().getByLabel('Quantity of Journey CPU').fill('2')
  await page().getByLabel('What should we know?').fill('Two do not start.\nBoth are new.')
  const image = { mimeType: 'image/png', buffer: await plain(400, 300).png().toBuffer() }
  await page()
    .getByLabel('Show pictures')
    .setInputFiles([
      { name: 'bent-pin.png', ...image },
      { name: 'wrong.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
  await says('bent-pin.png')
  expect(await violationsOf(page())).toEqual([])
  await button('Send').click()
  await page().getByRole('article', { name: 'Return' }).getByText('We look into it').waitFor()
  await says(/We have it, but not wrong.png/)
  expect((await read(id)).inquiries).toMatchObject([
    { kind: 'return', lines: [{ position: 1, quantity: 2 }], pictures: [{ width: 400 }] },
  ])
  await page()
    .getByLabel('Show pictures')
    .setInputFiles({ ...image, name: 'tray.png', buffer: await plain(300, 300).png().toBuffer() })
  await button('Picture 2').waitFor()
  // who sent one takes it back, by the keyboard too
  await button('Take back Picture 2').press('Enter')
  await says('Picture 2 is taken back')
  await button('Picture 2').waitFor({ state: 'detached' })
  expect((await read(id)).inquiries[0]?.pictures).toHaveLength(1)

  await signIn(admin)
  await page().setViewportSize({ width: 1280, height: 900 })
  await go('/dashboard/overview')
  await page()
    .getByRole('link', { name: /Inquiries: to answer/ })
    .click()
  await page()
    .getByRole('link', { name: /Return about PW-/ })
    .click()
  const thread = page().getByRole('article', { name: 'Return' })
  await thread.getByText('Two do not start.').waitFor()
  await thread.getByRole('button', { name: 'Picture 1' }).click()
  await expect
    .poll(() =>
      thread
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(400)
  await thread.getByLabel('Write').fill('In which board?')
  await thread.getByRole('button', { name: 'Send' }).click()
  await thread.getByText('The buyer’s turn').waitFor()
  await thread.getByRole('button', { name: 'Accept …' }).click()
  expect(await violationsOf(page())).toEqual([])
  await thread.getByRole('button', { name: 'Accept', exact: true }).click()
  await thread.getByText('Goods are awaited').waitFor()
  await thread.getByRole('button', { name: 'Settle …' }).click()
  await thread.getByLabel('Came back').fill('1')
  await thread.getByText(/\$100\.00 goes back to the card/).waitFor()
  await thread.getByRole('button', { name: 'Settle', exact: true }).click()
  await thread.getByText('Settled', { exact: true }).waitFor()
  expect(await read(id)).toMatchObject({ refunded: 100, lines: [{ returned: 1 }] })

  await signIn(buyer())
  await go(`/dashboard/payment/${id}`)
  const mine = page().getByRole('article', { name: 'Return' })
  await mine.getByText('In which board?').waitFor()
  await mine.getByText('Settled', { exact: true }).waitFor()
  await says('Goods came back')
})

test('what is typed stays when it cannot be sent, and a question can be withdrawn', async () => {
  const id = await order(await shop().admin(), false)
  await go(`/dashboard/payment/${id}`)
  await button('Ask').click()
  const text = page().getByLabel('Your question')
  await text.fill('When?')
  await page().context().setOffline(true)
  await button('Send').click()
  await says('You are offline. Nothing was sent.')
  expect(await text.inputValue()).toBe('When?')
  await page().context().setOffline(false)
  await button('Send').click()
  const thread = page().getByRole('article', { name: 'Question' })
  await thread.getByText('When?').waitFor()
  await thread.getByRole('button', { name: 'Withdraw' }).click()
  await thread.getByText('Withdrawn').waitFor()
  expect((await read(id)).inquiries[0]?.state).toBe('withdrawn')
})
