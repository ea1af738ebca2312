import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.buyer('Ada Buyer')
  other = await shop.buyer('Other Buyer')
  admin = await shop.admin()
})
afterAll(() => shop?.close())

describe('the profile', () => {
  const filled = {
    education: 'Electrical engineering',
    location: 'Small Town',
    number: '+31 (0)20-123 4567',
    linkedin: 'linkedin.com/in/example',
  }
  const saved = { ...filled, number: '+31201234567', linkedin: 'https://linkedin.com/in/example' }
  const save = (more: object) => buyer.call('PATCH', `/user/${buyer.email}`, { ...filled, ...more })
  const read = async () => await (await buyer.call('GET', `/user/${buyer.email}`)).json()

  test('is empty until it is saved', async () => {
    expect(await read()).toEqual({
      email: buyer.email,
      displayName: 'Ada Buyer',
      education: null,
      location: null,
      number: null,
      linkedin: null,
    })
  })

  test.each([
    ['education', 'Please input your education', [undefined, '', '  ', 7, null]],
    ['location', 'Please input your location', [undefined, '', []]],
    ['number', 'Please input your phone number', [undefined, '', ' ', null]],
    [
      'number',
      'A phone number has 5 to 15 digits',
      ['call me', '555', '1234', '1'.repeat(16), 1.5, 12_345.5, -12_345, '()'],
    ],
    ['number', 'A phone number has digits, and no “x” among them', ['12345x']],
    [
      'number',
      'Please write the extension into a note: a phone number here is dialled without',
      ['+44 113 496 0000 ext. 12'],
    ],
    ['linkedin', 'Please input your linkedin link', [undefined, '', '  ']],
    [
      'linkedin',
      'A link that begins with https://',
      [
        'javascript:alert(1)',
        'http://linkedin.com',
        'data:text/html,x',
        'https://',
        'JaVaScRiPt:alert(1)//linkedin.com',
        'two words',
        '@import',
      ],
    ],
  ])('T45 %s says: %s', async (field, message, values) => {
    for (const value of values) {
      const response = await save({ [field]: value })
      expect(response.status, JSON.stringify(value)).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_input',
        errors: [{ path: field, message }],
      })
    }
    expect(await read()).toMatchObject({ education: null })
  })

  test('T44 is saved and read by its owner alone; other fields are refused', async () => {
    for (const sly of [{ role: 'admin' }, { displayName: 'Root' }, { _id: 'x' }])
      expect((await save(sly)).status).toBe(400)
    expect(await (await save({})).json()).toEqual({ modifiedCount: 1 })
    expect(await read()).toEqual({ email: buyer.email, displayName: 'Ada Buyer', ...saved })
    const [row] = await shop.sql`select role from users where email = ${buyer.email}`
    expect(row).toEqual({ role: null })
    for (const who of [other, admin]) {
      expect((await who.call('GET', `/user/${buyer.email}`)).status).toBe(403)
      const written = await who.call('PATCH', `/user/${buyer.email}`, { ...filled, location: 'x' })
      expect(written.status).toBe(403)
    }
    const conflicting = await save({ email: other.email })
    expect(await conflicting.json()).toMatchObject({ code: 'conflicting_input' })
    expect(await read()).toMatchObject(saved)
  })

  test('found: B2 keeps a phone number that was copied from somewhere as it is dialled', async () => {
    const copied = [
      ['\u202a+44 (0)113\u2011496\u20110000\u202c', '+441134960000'],
      ['tel:+44-113-496-0000', '+441134960000'],
      ['０１１３／４９６·００００', '01134960000'],
    ]
    for (const [number, dialled] of copied) {
      expect((await save({ number })).status, number).toBe(200)
      expect(await read()).toMatchObject({ number: dialled })
    }
    await save({})
  })

  test('takes a phone number as a JSON number too', async () => {
    expect((await save({ number: 31_201_234_567 })).status).toBe(200)
    expect(await read()).toMatchObject({ number: '31201234567' })
  })
})
