import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onOneDay } from '../../../tests/one-day.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go, complaints } = backOffice()

const orders = '/dashboard/manage-orders'
const button = (name: string | RegExp) => page().getByRole('button', { name })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()
const rowOf = (order: { number: string }) =>
  page().getByRole('row').filter({ hasText: order.number })
const focusIsIn = (place: Locator) =>
  expect.poll(() => place.evaluate((node) => node.contains(document.activeElement))).toBe(true)

describe('the orders', () => {
  test('found: A7 a pending order is shipped from its row, which then shows the transaction, and it is said which', async () => {
    const order = await shop().pending()
    await go(orders)
    await expect
      .poll(() => page().getByRole('columnheader').allInnerTexts())
      .toEqual([
        '',
        '#',
        'Parts Name',
        ...['Order', 'Buyer', 'Placed'],
        'Quantity',
        'Price',
        'Status',
        'Action',
      ])
    await button(`Ship Now, order ${order.number}`).click()
    await says('Your order is placed successfully')
    await page().getByText(`Order ${order.number}`, { exact: true }).first().waitFor()
    await rowOf(order).getByText('Shipped').waitFor()
    await rowOf(order).getByText(/^pi_/).waitFor()
    expect(await shop().status(order.id)).toBe('shipped')
    await focusIsIn(rowOf(order))
  })

  test('what is done with a row is in sight where its table is wider than the window', async () => {
    const order = await shop().unpaid()
    await go(orders)
    const dialog = page().getByRole('dialog', { name: 'Columns and rows' })
    await button('Columns').click()
    for (const name of ['Email', 'Phone', 'Purchase order'])
      await dialog.getByLabel(name, { exact: true }).check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const table = page().getByRole('table')
    const widths = () => table.evaluate((one) => [one.scrollWidth, one.parentElement!.clientWidth])
    const [wide = 0, place = 0] = await widths()
    expect(wide).toBeGreaterThan(place)
    const act = button(`Cancel, order ${order.number}`)
    const end = async () => {
      const { x, width } = (await act.boundingBox())!
      return x + width
    }
    await expect.poll(end).toBeLessThan(1280)
    await button('Columns').click()
    await dialog.getByRole('button', { name: 'As it was made' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  test('rows that are wider than a narrow place are cards, with all of them in sight and in any order', async () => {
    const order = await shop().unpaid()
    const size = page().viewportSize()!
    await page().setViewportSize({ width: 768, height: 900 })
    await go(orders)
    const row = rowOf(order)
    for (const part of [row.getByText('Unpaid'), button(`Cancel, order ${order.number}`)]) {
      const { x, width } = (await part.boundingBox())!
      expect(x + width).toBeLessThan(744)
    }
    await page().getByRole('button', { name: 'Price' }).click()
    await expect.poll(() => new URL(page().url()).searchParams.get('sort')).toBe('total')
    await page().setViewportSize(size)
  })

  test('a paid order is released from its row', async () => {
    const order = await shop().paid()
    await go(`${orders}?status=paid`)
    await button(`Release, order ${order.number}`).click()
    await expect.poll(() => shop().status(order.id)).toBe('pending')
    await rowOf(order).waitFor({ state: 'detached' })
  })

  test('an unpaid order is cancelled by the static dialog alone', async () => {
    const order = await shop().unpaid()
    // with motion a dialog gives the focus back later than the list is there again
    await page().emulateMedia({ reducedMotion: 'no-preference' })
    await go(orders)
    await button(`Cancel, order ${order.number}`).click()
    const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
    await dialog.getByText('This can never be restored.').waitFor()
    await page().keyboard.press('Escape')
    await page().mouse.click(5, 5)
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await shop().status(order.id)).toBe('unpaid')
    await button(`Cancel, order ${order.number}`).click()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await says('Order deleted')
    await rowOf(order).waitFor({ state: 'detached' })
    expect(await shop().status(order.id)).toBe('cancelled')
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.matches('[data-row]')))
      .toBe(true)
    await page().emulateMedia({ reducedMotion: 'reduce' })
  })

  test('what is chosen before the choice before it is drawn is added to it', async () => {
    await go(orders)
    await button('Price').waitFor()
    await page().evaluate(async () => {
      const [pending] = document.querySelectorAll<HTMLElement>('a[href*="status=pending"]')
      const price = [...document.querySelectorAll('button')].find(
        (one) => one.innerText === 'Price',
      )
      const before = window.location.search
      pending?.click()
      // React draws in a task of its own: none comes in between
      for (let turn = 0; turn < 1_000 && window.location.search === before; turn += 1) await null
      price?.click()
    })
    const address = `${orders}?status=pending&sort=total`
    await expect.poll(() => page().url()).toBe(`${shop().publicUrl}${address}`)
  })

  test('search, status and days stand in the address and survive a reload', async () => {
    await onOneDay()
    const order = await shop().pending()
    const today = new Date().toISOString().slice(0, 10)
    await go(orders)
    await page()
      .getByRole('searchbox', { name: /^Search orders/ })
      .fill(order.number)
    await page().getByText('1 order', { exact: true }).waitFor()
    await page()
      .getByRole('link', { name: /^Pending/ })
      .click()
    await page().getByLabel('From').fill(today)
    await button('Price').click()
    const address = `${orders}?q=${order.number}&status=pending&from=${today}&sort=total`
    await expect.poll(() => page().url()).toBe(`${shop().publicUrl}${address}`)
    await page().reload()
    await rowOf(order).waitFor()
    expect(
      await page()
        .getByRole('searchbox', { name: /^Search orders/ })
        .inputValue(),
    ).toBe(order.number)
    expect(await page().getByLabel('From').inputValue()).toBe(today)
    await page().getByLabel('From').fill('2999-01-01')
    await says('No order matches')
  })

  test('an address that cannot be asked for shows what can', async () => {
    const order = await shop().unpaid()
    for (const query of ['page=9999', 'from=2026-99-99', 'to=0000-01-01', 'q=%00', 'page=x']) {
      await go(`${orders}?${query}`)
      await rowOf(order).waitFor()
    }
    await expect.poll(() => new URL(page().url()).search).toBe('')
    await go(`${orders}?q=${order.number}${'%20'.repeat(500)}z`)
    await rowOf(order).waitFor()
    for (const list of ['manage-products', 'make-admin', 'reviews']) {
      await go(`/dashboard/${list}?page=9999&q=${'z'.repeat(500)}%00`)
      await page()
        .getByText(/^(No part is like that|Nobody matches|No review matches)$/)
        .waitFor()
    }
    expect(complaints()).toEqual([])
    const refusal = { code: 'invalid_input', detail: 'Some fields need your attention.' }
    await page().route(/all-orders/, (route) => route.fulfill({ status: 400, json: refusal }))
    await go(`${orders}?status=paid`)
    await says(refusal.detail)
    await page().unroute(/all-orders/)
    await page().getByRole('link', { name: 'Show all', exact: true }).click()
    await rowOf(order).waitFor()
    expect(
      complaints()
        .splice(0)
        .every((said) => said.includes('status of 400')),
    ).toBe(true)
  })

  test('on a phone a row is a card of few lines, and the header scrolls away', async () => {
    const order = await shop().pending()
    await shop().admin.call('PATCH', `/order-shipment/${order.id}`)
    await page().setViewportSize({ width: 360, height: 640 })
    await go(orders)
    const card = rowOf(order)
    await card.getByText(/^Transaction/).waitFor()
    expect(await card.innerText()).not.toContain('Action')
    expect((await card.boundingBox())?.height).toBeLessThan(170)
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page().mouse.wheel(0, 600)
    const header = page().getByRole('banner')
    await expect.poll(async () => (await header.boundingBox())?.y).toBeLessThan(-100)
    await page().setViewportSize({ width: 1280, height: 900 })
  })

  test('what is filtered is saved as CSV', async () => {
    const order = await shop().unpaid()
    await go(`${orders}?q=${order.number}`)
    await rowOf(order).waitFor()
    const [file] = await Promise.all([
      page().waitForEvent('download'),
      button('Export orders').click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${order.number},`)
    expect(lines[1]).toContain('"1 Test Street, Testville"')
    const [second] = await Promise.all([
      page().waitForEvent('download'),
      button('Export lines').click(),
    ])
    expect((await readFile(await second.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)
  })

  test('keys go to the search, through the rows, choose and open', async () => {
    const order = await shop().unpaid()
    await go(orders)
    await rowOf(order).waitFor()
    await page().keyboard.press('j')
    await page().keyboard.press('x')
    await page().getByText('1 chosen').waitFor()
    await page().keyboard.press('j')
    await page().keyboard.press('k')
    await page().keyboard.press('?')
    await page().getByRole('dialog', { name: 'Keys' }).waitFor()
    await page().keyboard.press('Escape')
    await page().getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' })
    await focusIsIn(rowOf(order))
    await page().keyboard.press('/')
    await focusIsIn(page().getByRole('searchbox', { name: /^Search orders/ }))
    await page().getByRole('heading', { level: 1 }).click()
    await page().keyboard.press('j')
    await page().keyboard.press('Enter')
    await page()
      .getByRole('heading', { name: `Order ${order.number}` })
      .waitFor()
    await focusIsIn(page().getByRole('heading', { level: 1 }))
  })
})

test('an order is refunded with a reason, and its page tells all of it', async () => {
  const order = await shop().pending()
  await go(`${orders}/${order.id}`)
  await page()
    .getByRole('heading', { name: `Order ${order.number}` })
    .waitFor()
  for (const text of ['1 Test Street, Testville', '0123456789', shop().buyer.email])
    await says(text)
  const [receipt] = await Promise.all([page().waitForEvent('download'), button('Receipt').click()])
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await button('Refund').click()
  const dialog = page().getByRole('alertdialog', { name: 'Refund this order' })
  await dialog.getByLabel('Reason').fill('Ordered twice')
  await page().keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Refund $1,000.00' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page().getByRole('region', { name: 'Timeline' }).getByText('Ordered twice').waitFor()
  expect(await shop().status(order.id)).toBe('refunded')
  expect(await button('Ship Now').count()).toBe(0)
  await page().getByRole('link', { name: 'All orders of this buyer' }).click()
  await rowOf(order).getByText('Refunded').waitFor()
})
