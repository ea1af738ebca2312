import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailKinds } from '../../contract/shop-record/mail-kinds.ts'
import type { MailWords } from '../../contract/shop-record/mails.ts'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { work } from '../jobs/work.ts'
import { examples } from './examples.ts'
import { type MailedShop, openMailedShop } from './mailed-shop.fixture.ts'

let open: MailedShop
let admin: TestUser

beforeAll(async () => {
  open = await openMailedShop()
  admin = await open.admin('Ann Admin')
})
afterAll(() => open?.close())

const words = (more: Partial<MailWords>): MailWords => ({
  kind: 'order-placed',
  subject: '',
  opening: '',
  closing: '',
  ...more,
})
const save = async (mails: MailWords[]) => {
  const { version } = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  return await admin.call('PATCH', '/shop-record', { version, change: { mails } })
}

/** Places an order; answers the mail that tells of it. */
async function toldOf(buyer: TestUser) {
  const { id } = await open.mail('order-placed', await open.order(buyer))
  await work['send-mail'](open.shop, { id })
  return (await open.arrived(buyer.email))[0]!
}

test('every mail that the shop sends has a name and an example', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(mailKinds).sort())
})

test('the shop’s own words stand in its mails, and what these have to say as well', async () => {
  const buyer = await open.buyer('Nice <Buyer>')
  const own = words({
    subject: '{name}: we have {order}',
    opening: 'Thank you, {person}.\n\nA second paragraph.',
    closing: 'Yours, {name}',
  })
  expect((await save([own])).status).toBe(200)
  const mail = await toldOf(buyer)
  expect(mail.subject).toMatch(/^Partwright: we have PW-\d+$/)
  const said = [
    ...['Thank you, Nice <Buyer>.', 'A second paragraph.', 'We have your order'],
    ...['Total: $72,250.00', 'Yours, Partwright', 'An order that is not paid by then'],
  ]
  const places = said.map((one) => mail.text.indexOf(one))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(mail.html).toContain('Thank you, Nice &lt;Buyer&gt;.')
  expect((await save([])).status).toBe(200)
  expect((await toldOf(buyer)).subject).toMatch(/^Order PW-\d+ placed$/)
})

test('an admin tries the words on themselves, and nothing is kept', async () => {
  const own = words({ kind: 'order-shipped', subject: '{order} left', opening: 'Hurray.' })
  const sent = await admin.call('POST', '/test-mails', own)
  expect(await sent.json()).toEqual({ to: admin.email, subject: 'PW-100001 left' })
  const [mail] = await open.arrived(admin.email)
  expect(mail?.text).toContain('Hurray.')
  const { record } = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  expect(record.mails).toEqual([])
  open.sandbox.faults.set('mail', { kind: 'error', status: 550 })
  const refused = await admin.call('POST', '/test-mails', own)
  open.sandbox.faults.clear()
  expect(refused.status).toBe(502)
  expect(await refused.json()).toMatchObject({ code: 'mail_refused' })
})

test('words that nothing stands for are refused by their field', async () => {
  for (const [mails, path] of [
    [[words({ subject: 'Dear {user}' })], 'change.mails.0.subject'],
    [[words({ kind: 'verify-email', closing: 'About {order}' })], 'change.mails.0.closing'],
    [[words({ kind: 'company-invitation', opening: 'Dear {person}' })], 'change.mails.0.opening'],
    [[words({}), words({ subject: 'Two' })], 'change.mails'],
  ] as const) {
    const refused = await save([...mails])
    expect([refused.status, path]).toEqual([400, path])
    expect(await refused.json()).toMatchObject({ errors: [{ path }] })
  }
})
