import type { AuditAction } from '../../contract/audit/actions.ts'
import type { CallName } from '../../contract/calls.ts'
import { addBankLine, camt, payToAccount } from '../bank.fixture.ts'
import type { TestShop } from '../open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { type Kind, makers } from './objects.fixture.ts'
import { table } from './table.ts'

type Asked = { path?: string; body?: object | FormData }
type Prepare = (shop: TestShop, admin: TestUser, owner: TestUser) => Promise<Asked>

/** What a writing call has to leave in the audit, and how it is made so that it changes something. */
type Audited = { action: AuditAction; prepare: Prepare }
/** A call that leaves nothing there, and why. */
type NotAudited = { why: string }

/** By an object of the table of access, with the body that it has there. */
const of =
  (name: CallName, kind?: Kind, body?: object): Prepare =>
  async (shop, admin, owner) => {
    const row = table[name]
    const names = kind ?? ('names' in row ? row.names : undefined)
    const isOwn = names === 'key'
    const id = names ? await makers[names](shop, isOwn ? admin : owner, admin) : ''
    const sent = body ?? ('body' in row ? row.body?.(id) : undefined)
    return { path: id, ...(sent && { body: sent }) }
  }
const by = (action: AuditAction, prepare: Prepare): Audited => ({ action, prepare })
const row = (action: AuditAction, name: CallName, kind?: Kind, body?: object) =>
  by(action, of(name, kind, body))
const not = (why: string): NotAudited => ({ why })

const own = not('it is the caller’s own, and nobody else’s')
const bytes = not(
  'it keeps bytes that nothing shows until a part or the record names them, which is audited',
)
const batch = not('it says what is to be done; the job audits what it does, of each thing')

const mpnOf = async (shop: TestShop, id: string) => {
  const [part] = await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${id}`
  return part!.mpn
}
const record = async (admin: TestUser) =>
  (await (await admin.call('GET', '/shop-record')).json()) as {
    version: number
    record: { identity: object }
  }
const taxOrigin = (postalCode: string) => ({ country: 'DE', postalCode })
const pending: Prepare = async (shop, admin, owner) => ({
  body: { ids: [await makers['pending order'](shop, owner, admin)] },
})
const paid = async (shop: TestShop, admin: TestUser, owner: TestUser) => {
  const id = await makers['pending order'](shop, owner, admin)
  await shop.sql`update orders set released_at = null, released_by = null where id = ${id}`
  return id
}

/** Every call by which an admin may change something. */
export const audited: Partial<Record<CallName, Audited | NotAudited>> = {
  receiveTransfer: row('order-transfer-received', 'receiveTransfer'),
  undoTransfer: row('order-transfer-undone', 'undoTransfer'),
  setPaidOut: row('order-paid-out', 'setPaidOut'),
  moderateReview: row('review-hidden', 'moderateReview'),
  addCategory: by('category-added', async () => ({
    body: { name: 'Audited', icon: 'part' },
  })),
  changeCategory: row('category-changed', 'changeCategory'),
  removeCategory: row('category-removed', 'removeCategory'),
  orderCategories: by('categories-ordered', async ({ sql }) => {
    const rows = await sql<{ key: string }[]>`
      select key from category where removed_at is null order by position desc, key desc`
    return { body: { keys: rows.map(({ key }) => key) } }
  }),
  restoreCategory: by('category-changed', async (_shop, admin) => {
    const key = 'gpu'
    const { categories } = (await (await admin.call('GET', '/categories')).json()) as {
      categories: { key: string; version: number }[]
    }
    const { version } = categories.find((one) => one.key === key)!
    const renamed = await admin.call('PATCH', `/categories/${key}`, { version, name: 'Cards' })
    if (!renamed.ok) throw new Error(await renamed.text())
    return { path: key, body: { version: version + 1, from: version } }
  }),
  addSynonym: by('synonym-added', async () => ({
    body: { phrase: 'audit word', means: 'memory' },
  })),
  removeSynonym: row('synonym-removed', 'removeSynonym'),
  addPart: by('part-added', async (shop) => ({
    body: {
      name: 'New',
      details: 'New',
      minQuantity: 1,
      quantity: 5,
      price: 10,
      category: 'cpu',
      img: (await shop.sql<{ url: string }[]>`select url from image limit 1`)[0]?.url ?? '',
    },
  })),
  changePart: row('part-changed', 'changePart'),
  changeStock: row('part-changed', 'changeStock'),
  deletePart: row('part-deleted', 'deletePart'),
  setPartFact: by('part-fact-said', async (shop) => ({
    path: await addTestPart(shop),
    body: { value: 65, sourceUrl: 'https://maker.example/page' },
  })),
  removePartFact: by('part-fact-withdrawn', async (shop, admin) => {
    const path = await addTestPart(shop)
    const body = { value: 65, sourceUrl: 'https://maker.example/page' }
    await admin.call('PUT', `/parts/${path}/facts/maxMemoryGb`, body)
    return { path }
  }),
  requestFacts: own,
  closeFactRequests: by('fact-requests-closed', async (shop, admin) => {
    const path = await addTestPart(shop)
    await admin.call('POST', '/fact-requests', { facts: [{ partId: path, key: 'maxMemoryGb' }] })
    return { path }
  }),
  importPartFacts: by('part-fact-said', async (shop) => {
    const mpn = await mpnOf(shop, await addTestPart(shop))
    return {
      body: { csv: `sku,fact,value,source\n${mpn},maxMemoryGb,65,https://maker.example/page` },
    }
  }),
  feedParts: by('parts-imported', async (shop) => ({
    body: { rows: [{ mpn: await mpnOf(shop, await addTestPart(shop)), price: 77 }] },
  })),
  importParts: by('parts-imported', async (shop) => {
    const form = new FormData()
    const text = `mpn,price\n${await mpnOf(shop, await addTestPart(shop))},78\n`
    form.set('file', new Blob([text]), 'prices.csv')
    form.set('onlyKnown', 'true')
    return { body: form }
  }),
  previewImport: not('it writes nothing'),
  uploadImage: bytes,
  addShopMark: bytes,

  becomeFirstAdmin: not('no admin becomes the first one; what of it is audited, its own test says'),
  promoteUser: row('promoted', 'promoteUser', 'spare account'),
  demoteUser: by('demoted', async (shop, admin, owner) => {
    const path = await makers['spare account'](shop, owner, admin)
    await admin.call('PUT', `/user/admin/${path}`)
    return { path }
  }),
  endSessions: row('sessions ended', 'endSessions'),
  saveProfile: own,
  saveTableSettings: own,
  addBuild: own,
  changeBuild: own,
  deleteBuild: own,
  decideCompany: row('company-suspended', 'decideCompany'),
  decideCertificate: row('company-certificate-accepted', 'decideCertificate'),
  askTaxId: not('it asks, and who did stands beside the answer'),
  decideTaxId: row('company-tax-id-accepted', 'decideTaxId'),
  changeCompanyAccount: row('company-account-changed', 'changeCompanyAccount'),
  receivePayment: row('company-payment-received', 'receivePayment'),
  undoPayment: row('company-payment-undone', 'undoPayment'),
  writeOff: by('company-written-off', async (shop, admin, owner) => {
    const dispute = await makers.dispute(shop, owner, admin)
    const [owed] = await shop.sql<{ number: string }[]>`
      insert into credit_open (entry_id, company_id, side, open_minor, due_on)
      select entry_id, company_id, 'debit', 10000, shop_day() from invoice_dispute where id = ${dispute}
      returning (select document_number('IN', invoice_number) from credit_entry where id = entry_id) as number`
    return { path: owed!.number, body: { amount: 1, note: 'Cents' } }
  }),
  addFee: by('company-fee-added', async (shop, admin, owner) => {
    const dispute = await makers.dispute(shop, owner, admin)
    const [owed] = await shop.sql<{ number: string }[]>`
      select document_number('IN', invoice_number) as number from invoice_dispute where id = ${dispute}`
    return { path: owed!.number, body: { amount: 1, note: 'Late' } }
  }),
  undoEntry: row('company-entry-undone', 'undoEntry'),
  endDispute: row('company-dispute-ended', 'endDispute'),
  addBankStatement: by('bank-statement-imported', async (_, admin) => {
    await payToAccount(admin)
    const body = new FormData()
    body.set('file', new File([camt({ lines: [{ amount: 100, ref: 'audited' }] })], 'audited.xml'))
    return { body }
  }),
  previewBankStatement: not('it writes nothing'),
  removeBankStatement: row('bank-statement-removed', 'removeBankStatement'),
  changeStatementColumns: row('statement-columns-changed', 'changeStatementColumns'),
  removeStatementColumns: row('statement-columns-removed', 'removeStatementColumns'),
  matchBankLine: by('bank-line-matched', async (shop, admin, owner) => {
    const companyId = await makers['company account'](shop, owner, admin)
    const path = await makers['bank line'](shop, owner, admin)
    return { path, body: { companyId, amount: 100 } }
  }),
  undoBankLine: by('bank-line-undone', async (shop, admin, owner) => {
    const path = await makers['bank line'](shop, owner, admin)
    await admin.call('POST', `/bank-lines/${path}/ignore`, { note: 'Not a payment' })
    return { path }
  }),
  ignoreBankLine: row('bank-line-ignored', 'ignoreBankLine'),
  returnBankLine: by('bank-line-returned', async (shop) => ({
    path: await addBankLine(shop, -10_000),
    body: { lineId: await addBankLine(shop, 10_000) },
  })),
  changeTaxOrigin: by('tax-origin-changed', async () => ({ body: taxOrigin('20457') })),
  addTaxRegistration: by('tax-registration-added', async (_, admin) => {
    await admin.call('PUT', '/tax-origin', taxOrigin('20459'))
    return { body: { country: 'NO', number: '1', startsOn: '2001-01-01', endsOn: '2001-12-31' } }
  }),
  changeTaxRegistration: row('tax-registration-changed', 'changeTaxRegistration'),
  removeTaxRegistration: row('tax-registration-removed', 'removeTaxRegistration'),
  addTaxRate: by('tax-rate-added', async () => ({
    body: { country: 'NO', taxClass: 'standard', percent: 25, startsOn: '2026-01-01' },
  })),
  changeTaxRate: row('tax-rate-changed', 'changeTaxRate'),
  replaceTaxRate: row('tax-rate-replaced', 'replaceTaxRate'),
  removeTaxRate: row('tax-rate-removed', 'removeTaxRate'),
  importTaxRates: by('tax-rates-imported', async () => ({
    body: { csv: 'country,percent\nCH,8.1' },
  })),
  addTaxRule: by('tax-rule-added', async () => ({
    body: { country: 'DE', category: 'cpu', minNet: 5_000 },
  })),
  addShippingMethod: by('shipping-method-added', async () => ({
    body: { name: 'Pallet', kind: 'table', isOn: false },
  })),
  changeShippingMethod: row('shipping-method-changed', 'changeShippingMethod'),
  removeShippingMethod: row('shipping-method-removed', 'removeShippingMethod'),
  addShippingZone: by('shipping-zone-added', async () => ({
    body: { name: 'Nordics', areas: [{ country: 'NO' }] },
  })),
  changeShippingZone: row('shipping-zone-changed', 'changeShippingZone'),
  removeShippingZone: row('shipping-zone-removed', 'removeShippingZone'),
  setShippingRates: by('shipping-rates-changed', async (shop, admin, owner) => {
    const path = await makers['shipping method'](shop, owner, admin)
    const zoneId = await makers['shipping zone'](shop, owner, admin)
    return { path, body: { zoneId, bands: [{ upToGrams: null, price: 5 }] } }
  }),
  importShippingRates: by('shipping-rates-imported', async (shop, admin, owner) => {
    const method = await makers['shipping method'](shop, owner, admin)
    const zone = await makers['shipping zone'](shop, owner, admin)
    return { body: { csv: `method,zone,price\n${method},${zone},9` } }
  }),
  setFreightPaid: row('order-freight-paid', 'setFreightPaid'),
  removeTaxRule: row('tax-rule-removed', 'removeTaxRule'),
  acceptInvitation: not('admins are members of no company'),
  addKey: by('key-made', async () => ({ body: { name: 'Made', scopes: ['orders:read'] } })),
  rotateKey: row('key-rotated', 'rotateKey'),
  revokeKey: row('key-revoked', 'revokeKey'),
  addWebhook: by('webhook-added', async () => ({
    body: { url: 'https://erp.example/audit', types: ['order.paid'] },
  })),
  changeWebhook: row('webhook-changed', 'changeWebhook'),
  rotateWebhookSecret: row('webhook-rotated', 'rotateWebhookSecret'),
  removeWebhook: row('webhook-removed', 'removeWebhook'),
  resendDeliveries: row('webhook-resent', 'resendDeliveries'),

  cancelOrder: row('order-cancelled', 'cancelOrder'),
  releaseOrder: by('order-released', async (...all) => ({ path: await paid(...all) })),
  releaseOrders: by('order-released', async (...all) => ({ body: { ids: [await paid(...all)] } })),
  holdOrder: row('order-held', 'holdOrder'),
  endOrderHold: row('order-hold-ended', 'endOrderHold'),
  shipOrder: row('order-shipped', 'shipOrder'),
  shipOrders: by('order-shipped', pending),
  addShipment: row('order-part-shipped', 'addShipment', undefined, {
    lines: [{ position: 1, quantity: 1 }],
  }),
  undoShipments: by('order-shipping-undone', async (shop, admin, owner) => {
    const id = await makers['pending order'](shop, owner, admin)
    await admin.call('PATCH', `/order-shipment/${id}`)
    return { body: { ids: [id] } }
  }),
  changeTracking: row('order-tracking-changed', 'changeTracking'),
  addCancellation: row('order-part-refunded', 'addCancellation', undefined, {
    lines: [{ position: 1, quantity: 1 }],
  }),
  refundOrder: row('order-refunded', 'refundOrder'),
  retryRefunds: row('refund-retried', 'retryRefunds'),
  decideInquiry: by('inquiry-decided', async (shop, _admin, owner) => {
    const order = await placeTestOrder(owner, await addTestPart(shop))
    const asked = { kind: 'question', text: 'When?' }
    const made = await owner.call('POST', `/order/${order}/inquiries`, asked)
    const { insertedId } = (await made.json()) as { insertedId: string }
    return { path: insertedId, body: { decision: 'settle', text: 'Tomorrow' } }
  }),
  addCreditNote: row('order-price-lowered', 'addCreditNote'),
  addInquiryMessage: not('the words stand in the inquiry with who wrote them, and decide nothing'),
  addOrderBatch: batch,
  addStockBatch: batch,
  addPriceBatch: batch,
  beginBatch: batch,
  withdrawBatch: batch,

  changeShopRecord: by('shop-record-changed', async (_shop, admin) => {
    const { version, record: now } = await record(admin)
    return { body: { version, change: { identity: { ...now.identity, claim: 'Audited' } } } }
  }),
  sendTestMail: not('it is to whoever asks for it, and nothing is kept'),
  examineServices: not('it asks outside services how they are, and changes nothing'),
  restoreShopRecord: by('shop-record-changed', async (_shop, admin) => {
    const { version } = await record(admin)
    return { body: { version, from: version - 1 } }
  }),
}
