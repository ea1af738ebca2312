import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

type At = { shop: TestShop; admin: TestUser; page: Page; png: Buffer; img: string }

/** Where the tests of a file are: at the pages of their shop, as its admin. */
export const at = {} as At

/** What the console said beside an answer that was refused on purpose. */
const said: string[] = []

/** A shop for a file's tests with an admin at its pages; every test ends with a console that said nothing. */
export function productPages(environment: Record<string, string> = {}) {
  beforeAll(async () => {
    at.shop = await openTestShop({
      jobs: false,
      environment: { IMAGE_HOST: 'imgbb', ...environment },
    })
    at.admin = await at.shop.admin()
    at.png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a8541f' } })
      .png()
      .toBuffer()
    at.img = await uploadOne()
    const browser = await openBrowser()
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    at.page = await context.newPage()
    at.page.setDefaultTimeout(60_000)
    hearComplaints(at.page, said, /Failed to load resource.*status of (4|5)/)
    await at.page.goto(`${at.shop.publicUrl}/login`)
    await at.page.evaluate(
      async (body) => {
        await fetch('/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      },
      { email: at.admin.email, password: at.admin.password },
    )
  })
  beforeEach(() => {
    said.length = 0
    return () => expect(said).toEqual([])
  })
  afterAll(async () => {
    await closeWindows()
    await at.shop?.close()
  })
}

async function uploadOne() {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(at.png)], { type: 'image/png' }), 'part.png')
  const headers = { authorization: `Bearer ${at.admin.token}` }
  const response = await at.shop.request('/api/images', { method: 'POST', headers, body: form })
  return ((await response.json()) as { data: { url: string } }).data.url
}

/** Adds a part through the API; answers its id. */
export async function addPart(name: string, more: object = {}) {
  const six = { name, details: 'A part.', minQuantity: 10, quantity: 100, price: 50, img: at.img }
  const response = await at.admin.call('POST', '/add-parts', { ...six, ...more })
  expect(response.status).toBe(200)
  return ((await response.json()) as { insertedId: string }).insertedId
}

export const partNamed = async (name: string) => {
  const [row] = await at.shop.sql`select * from part where name = ${name} and deleted_at is null`
  return row
}
export const open = (path: string) => at.page.goto(`${at.shop.publicUrl}/dashboard/${path}`)
export const field = (name: string) => at.page.getByLabel(name, { exact: true })
export const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
export const seen = (text: string | RegExp) => at.page.getByText(text).first().waitFor()

/** Fills in what a part must have but its picture. */
export async function fillPart(name: string) {
  await field('Parts Name').fill(name)
  await field('Minimum Quantity').fill('5')
  await field('Quantity').fill('200')
  await field('Price').fill('349')
  await field('Details').fill('Sixteen cores for build servers.')
}
