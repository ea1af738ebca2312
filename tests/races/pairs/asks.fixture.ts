import { randomUUID } from 'node:crypto'
import type { Call } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import { examples } from '../../../server/api-reference/examples.ts'
import { inWay } from '../../../server/database/way.ts'
import type { JobInputs, JobName } from '../../../server/jobs/job-inputs.ts'
import { work } from '../../../server/jobs/work.ts'
import { audited } from '../../access/audited.fixture.ts'
import { makers } from '../../access/objects.fixture.ts'
import { table } from '../../access/table.ts'
import { camt } from '../../bank.fixture.ts'
import { pictureForm } from '../../picture-form.fixture.ts'
import { places } from '../../taxes.fixture.ts'
import type { TestUser } from '../../test-user.ts'
import type { World } from './world.fixture.ts'

/** What is sent: `at` stands in the path, and `body` is made anew each time. */
type Sent = { by?: TestUser; at?: string; body?: () => object; send?: () => Promise<number> }
type Asks = (world: World) => Sent[]

/** Every call that writes. */
export const writing = (Object.entries(calls) as [CallName, Call][])
  .filter(([, call]) => call.method !== 'GET' && !call.isReading)
  .map(([name]) => name)

/** Writing calls that are sent to nothing here, and why. */
export const left: Partial<Record<CallName, string>> = {
  issueToken: 'it goes by a session',
  becomeFirstAdmin: 'there is an admin',
  acceptInvitation: 'its token is in a mail',
  confirmSubscription: 'its token is in a mail',
  unsubscribe: 'its token is in a mail',
  placeAssistedOrder: 'it goes by a key, and places as placeOrderOfLines does',
  startOnlinePayment: 'it wants a gateway, and locks as startPayment does',
  receiveGatewayEvent: 'it wants a gateway, and keeps what receiveCardEvent does',
  sendTestMail: 'it writes nothing',
  examineServices: 'it writes nothing',
  saveTableSettings: 'it is of the caller’s own tables',
  changeBasketLine: 'addToBasket locks the same',
  removeFromBasket: 'addToBasket locks the same',
}

const to = (...ids: string[]): Sent[] => ids.map((at) => ({ at }))
const half = [
  { position: 1, quantity: 2 },
  { position: 2, quantity: 2 },
]
const on = '2026-01-31'

/** What of the world each call is sent to, so that it writes. What stands here not, tests/access says. */
const own: Partial<Record<CallName, Asks>> = {
  placeOrder: ({ founder, parts }) => [
    {
      by: founder,
      body: () => ({
        partsId: parts[0],
        partsName: 'One',
        quantity: 10,
        price: 1_000,
        status: 'unpaid',
        displayName: 'F',
        email: founder.email,
        number: '0123456789',
        others: '',
        shipTo: places.berlin,
      }),
    },
  ],
  placeOrderOfLines: ({ orderOf, methodId }) => [
    { body: () => orderOf('card', { shippingMethodId: methodId, fromBasket: true }) },
    { body: () => ({ ...orderOf('account'), lines: orderOf('account').lines.toReversed() }) },
    { body: () => orderOf('transfer') },
  ],
  cancelOrder: ({
    unpaid,
    started,
    charged,
    confirmed,
    partly,
    deposit,
    depositPaid,
    untold,
    awaited,
    prepared,
  }) =>
    to(
      ...[
        unpaid,
        started,
        charged,
        confirmed,
        partly,
        deposit,
        depositPaid,
        untold,
        awaited,
        prepared,
      ].map(({ id }) => id),
    ),
  startPayment: ({ unpaid, started, deposit }) =>
    [unpaid, started, deposit].map(({ id: orderId }) => ({ body: () => ({ orderId }) })),
  confirmPayment: ({ charged: { id, intent } }) => [
    { at: id, body: () => ({ orderId: id, transactionId: intent }) },
  ],
  releaseOrder: ({ confirmed, cardPaid, transferred }) =>
    to(confirmed.id, cardPaid.id, transferred.id),
  releaseOrders: ({ confirmed, cardPaid, transferred }) => [
    { body: () => ({ ids: [cardPaid.id, confirmed.id, transferred.id] }) },
    { body: () => ({ ids: [transferred.id, confirmed.id, cardPaid.id] }) },
  ],
  holdOrder: ({ confirmed, pending, held }) =>
    [confirmed, pending, held].map(({ id: at }) => ({ at, body: () => ({ note: 'A look' }) })),
  endOrderHold: ({ orderHold }) => [{ at: orderHold, body: () => ({ note: 'Fine' }) }],
  shipOrder: ({ released, pending }) => to(released.id, pending.id),
  shipOrders: ({ released, pending, untold }) => [
    { body: () => ({ ids: [released.id, pending.id, untold.id] }) },
    { body: () => ({ ids: [untold.id, pending.id, released.id] }) },
  ],
  addShipment: ({ released, pending, freightOrder, untold }) =>
    [released, pending, freightOrder, untold].map(({ id }) => ({
      at: id,
      body: () => ({ lines: half }),
    })),
  undoShipments: ({ untold }) => [{ body: () => ({ ids: [untold.id] }) }],
  changeTracking: ({ untoldShipment }) => [
    { at: untoldShipment, body: () => ({ carrier: randomUUID().slice(0, 8) }) },
  ],
  startFreightPayment: ({ freightDue }) => [{ at: freightDue, body: () => ({}) }],
  confirmFreightPayment: ({ freightPayment }) => [{ at: freightPayment, body: () => ({}) }],
  setFreightPaid: ({ freightDue }) => [{ at: freightDue, body: () => ({ isPaid: true }) }],
  addCancellation: ({ released, pending, untold, owing, confirmed, transferred }) =>
    [released, pending, untold, owing[0], confirmed, transferred].map(({ id }) => ({
      at: id,
      body: () => ({ lines: half, reason: 'Gone' }),
    })),
  refundOrder: ({ pending, cardPaid, transferred, freightOrder }) =>
    [pending, cardPaid, transferred, freightOrder].map(({ id: at }) => ({ at, body: () => ({}) })),
  retryRefunds: ({ notReturned }) => to(notReturned.id),
  addOrderBatch: ({ confirmed, released }) => [
    { body: () => ({ action: 'release', ids: [confirmed.id] }) },
    { body: () => ({ action: 'ship', ids: [released.id] }) },
  ],
  addStockBatch: ({ parts }) => [
    { body: () => ({ parts: parts.map((id) => ({ id, change: 1 })) }) },
  ],
  addPriceBatch: ({ parts }) => [
    {
      body: () => ({ parts: parts.map((id) => ({ id, version: 1, price: 101, priceBreaks: [] })) }),
    },
  ],
  beginBatch: ({ batch }) => to(batch),
  withdrawBatch: ({ batch }) => to(batch),

  addInquiry: ({ pending, owing }) => [
    { at: pending.id, body: () => ({ kind: 'cancellation', text: 'Please' }) },
    { at: owing[0].id, body: () => ({ kind: 'return', text: 'Broken', lines: half }) },
  ],
  addInquiryMessage: ({ question }) => [{ at: question, body: () => ({ text: 'And?' }) }],
  addInquiryPicture: ({ cancelling }) => [{ at: cancelling, body: () => pictureForm() }],
  takeBackInquiryPicture: ({ questionPicture }) => to(questionPicture),
  withdrawInquiry: ({ question, cancelling }) => to(question, cancelling),
  decideInquiry: ({ back, cancelling, question }) => [
    {
      at: back,
      body: () => ({ decision: 'settle', lines: [{ position: 1, quantity: 2, restocked: 2 }] }),
    },
    { at: cancelling, body: () => ({ decision: 'accept' }) },
    { at: question, body: () => ({ decision: 'settle', text: 'Tomorrow' }) },
  ],

  addCreditNote: ({ owing }) => [
    { at: owing[0].invoice, body: () => ({ amount: 1, reason: 'a scratch' }) },
    {
      at: owing[3].invoice,
      body: () => ({ lines: [{ position: 1, quantity: 1, restocked: 1 }], reason: 'back' }),
    },
  ],
  writeOff: ({ owing }) =>
    owing.map(({ invoice }) => ({ at: invoice, body: () => ({ amount: 1, note: 'Cents' }) })),
  addFee: ({ owing }) =>
    owing
      .slice(0, 2)
      .map(({ invoice }) => ({ at: invoice, body: () => ({ amount: 1, note: 'Late' }) })),
  undoEntry: ({ fee }) => to(fee),
  receivePayment: ({ works, owing }) => [
    { at: works.id, body: () => ({ amount: 10, receivedOn: on }) },
    {
      at: works.id,
      body: () => ({ amount: 500, receivedOn: on, invoices: [owing[1].invoice, owing[0].invoice] }),
    },
  ],
  undoPayment: ({ payment }) => to(payment),
  changeCompanyAccount: ({ works }) => [
    { at: works.id, body: () => ({ days: 61 + Math.floor(Math.random() * 20) }) },
  ],
  startAccountPayment: ({ works, owing }) => [
    { body: () => ({ for: works.id, invoices: [owing[0].invoice], method: 'card' }) },
  ],
  confirmAccountPayment: ({ accountPayment: { id, intent } }) => [
    { at: id, body: () => ({ transactionId: intent }) },
  ],
  addDispute: ({ owing }) => [
    { at: owing[0].invoice, body: () => ({ reason: 'Two are missing' }) },
  ],
  withdrawDispute: ({ dispute }) => to(dispute),
  endDispute: ({ dispute }) => [{ at: dispute, body: () => ({ state: 'accepted' }) }],
  receiveTransfer: ({ partly, awaited, deposit }) =>
    [partly, awaited, deposit].map(({ id }) => ({
      at: id,
      body: () => ({ amount: 300, receivedOn: on }),
    })),
  undoTransfer: ({ transfer, depositTransfer }) => to(transfer, depositTransfer),
  setPaidOut: ({ payout }) => [{ at: payout, body: () => ({ reference: 'Paid' }) }],
  addBankStatement: ({ awaited, awaitedPayable, deposit, owing, invoiceOpen }) =>
    [0, 1].map((turn) => ({
      body: () => {
        const body = new FormData()
        const lines = [
          { amount: awaitedPayable, text: awaited.reference, ref: 'p1' },
          { amount: invoiceOpen, text: owing[0].invoice, ref: 'p2' },
          { amount: 60, text: deposit.reference, ref: 'p3' },
        ]
        const text = camt({ lines: turn ? lines.toReversed() : lines, number: 'pair' })
        body.set('file', new File([text], 'pair.xml'))
        return body
      },
    })),
  matchBankLine: ({ lines, works, owing, awaited }) => [
    {
      at: lines.match!,
      body: () => ({ companyId: works.id, amount: 60, invoices: [owing[0].invoice] }),
    },
    { at: lines.came!, body: () => ({ amount: 70, order: awaited.number }) },
  ],
  undoBankLine: ({ lines, wholeLine }) => to(lines.undo!, wholeLine),
  ignoreBankLine: ({ lines }) => [{ at: lines.ignore!, body: () => ({ note: 'No payment' }) }],
  returnBankLine: ({ lines }) => [{ at: lines.went!, body: () => ({ lineId: lines.undo! }) }],

  decideCompany: ({ works }) => [{ at: works.id, body: () => ({ state: 'suspended' }) }],
  changeOwnCompany: () => [
    { body: () => ({ poRequired: true }) },
    { body: () => ({ poRequired: false }) },
  ],
  promoteUser: ({ colleague }) => [{ at: colleague.email }],
  applyForCompany: ({ colleague }) => [{ by: colleague }],
  changeMember: ({ member }) => [{ at: member, body: () => ({ roles: ['finance'] }) }],
  removeMember: ({ member }) => to(member),
  invite: () => [{ body: () => ({ email: `${randomUUID()}@example.test`, roles: ['buyer'] }) }],
  withdrawInvitation: ({ invitation }) => to(invitation),
  addCostCentre: () => [{ body: () => ({ code: randomUUID().slice(0, 8), name: 'Lab' }) }],
  changeCostCentre: ({ costCentre }) => [
    { at: costCentre, body: () => ({ code: '4712', name: 'Hall' }) },
  ],
  archiveCostCentre: ({ costCentre }) => to(costCentre),
  handBasketOver: ({ member, lead }) => [{ at: member, body: () => ({ to: lead }) }],
  claimOrders: ({ claimed }) => [{ body: () => ({ orderIds: [claimed.id] }) }],
  changeTaxId: () => [{ body: () => ({ taxId: 'DE136695976' }) }],
  askTaxId: ({ works }) => to(works.id),
  decideTaxId: ({ works }) => [
    { at: works.id, body: () => ({ taxId: 'DE123456788', result: 'valid', note: 'Seen' }) },
  ],
  addCertificate: () => [{ body: certificate }],
  decideCertificate: ({ certificate }) => [
    { at: certificate, body: () => ({ state: 'accepted' }) },
  ],
  addAddress: () => [{}],
  changeAddress: ({ address }) => [{ at: address }],
  archiveAddress: ({ address }) => to(address),
  addCarrierAccount: () => [{ body: () => ({ carrier: 'Freight Line', number: randomUUID() }) }],
  removeCarrierAccount: ({ carrierAccount }) => to(carrierAccount),

  changePart: ({ parts }) =>
    parts.map((at) => ({ at, body: () => ({ price: 101 + Math.floor(Math.random() * 8) }) })),
  changeStock: ({ parts }) =>
    parts.map((at) => ({ at, body: () => ({ change: 5, reason: 'restock' }) })),
  deletePart: ({ parts }) => to(parts[1]),
  feedParts: ({ mpns }) => [
    {
      body: () => ({
        rows: mpns.map((mpn) => ({
          mpn,
          price: 90 + Math.floor(Math.random() * 9),
          quantity: 900_000,
        })),
      }),
    },
    {
      body: () => ({
        rows: mpns.toReversed().map((mpn) => ({ mpn, price: 80, quantity: 800_000 })),
      }),
    },
  ],
  addToBasket: ({ parts }) => [
    { body: () => ({ lines: parts.map((partsId) => ({ partsId, quantity: 10 })) }) },
  ],
  addPart: ({ image }) => [
    {
      body: () => ({
        name: 'New',
        details: 'New',
        minQuantity: 1,
        quantity: 5,
        price: 10,
        category: 'cpu',
        img: image,
      }),
    },
  ],
  receiveCardEvent: ({ tellCreated }) => [{ send: tellCreated }],
  addShippingMethod: () => [{ body: () => ({ name: randomUUID(), kind: 'pickup' }) }],
  changeShippingMethod: ({ methodId }) => [{ at: methodId, body: () => ({ note: randomUUID() }) }],
  changeShippingZone: ({ zoneId }) => [{ at: zoneId, body: () => ({ name: randomUUID() }) }],
  setShippingRates: ({ methodId, zoneId }) => [
    { at: methodId, body: () => ({ zoneId, bands: [{ upToGrams: null, price: 31 }] }) },
  ],
  removeShippingMethod: ({ methodId }) => to(methodId),
  removeShippingZone: ({ zoneId }) => to(zoneId),
}

/** A certificate of exemption, as a company sends it. */
export function certificate(): FormData {
  const form = new FormData()
  const texts = {
    country: 'US',
    regions: 'CA',
    number: randomUUID(),
    reason: 'Resale',
    startsOn: '2026-01-01',
  }
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set('file', new Blob([`%PDF-1.7 ${randomUUID()}`]), 'certificate.pdf')
  return form
}

/** Requests of a call, made ready before the world is kept. */
export type Ready = { name: string; send: () => Promise<{ status: number; code: string }>[] }

/** Everything that a call is sent to at once. */
export async function readyCall(world: World, name: CallName): Promise<Ready> {
  const call: Call = calls[name]
  const sent = own[name]?.(world) ?? (await asInAccess(world, name))
  const example = (examples as Partial<Record<CallName, { body?: object }>>)[name]?.body
  const ask = async ({ by, at, body, send }: Sent) => {
    if (send) return { status: await send(), code: '' }
    const who = by ?? (call.who === 'admin' ? world.admin : world.founder)
    const path = call.path
      .replace('{key}', call.path.includes('{id}') ? 'maxMemoryGb' : (at ?? ''))
      .replace(/\{\w+\}/, encodeURIComponent(at ?? ''))
    const key = call.once ? { 'idempotency-key': randomUUID() } : {}
    const answer = await who.call(call.method, path, body?.() ?? (call.body && example), key)
    const { code = '' } = (await answer.json()) as { code?: string }
    return { status: answer.status, code }
  }
  return { name, send: () => sent.map(ask) }
}

/** A job, done here and now; null where it would only send to the outside. */
export function readyJob(world: World, name: JobName): Ready | null {
  const input = jobs[name](world)
  if (input === null) return null
  const run = work[name] as (shop: typeof world.shop.shop, given: object) => Promise<void>
  const send = async () => {
    try {
      await inWay({ via: 'job', keyId: null }, () => run(world.shop.shop, input))
      return { status: 200, code: '' }
    } catch (error) {
      return { status: 500, code: String(error) }
    }
  }
  return { name, send: () => [send()] }
}

/** As the tests of access send it. */
async function asInAccess(world: World, name: CallName): Promise<Sent[]> {
  const { shop, admin, founder } = world
  const known = audited[name]
  if (known && 'prepare' in known) {
    const { path = '', body } = await known.prepare(shop, admin, founder)
    return [{ at: path, ...(body && { body: () => body }) }]
  }
  const row = table[name]
  if ('names' in row) {
    const id = await makers[row.names](shop, founder, admin)
    return [{ at: id, ...(row.body && { body: () => row.body!(id) }) }]
  }
  if (calls[name].path.includes('{'))
    throw new Error(`Say what ${name} is sent to, or why it is left out`)
  return [{}]
}

/** What each job is given here; null where it would only send to the outside. */
export const jobs: { [N in JobName]: (world: World) => JobInputs[N] | null } = {
  'send-mail': () => null,
  'card-event': ({ event }) => ({ id: event }),
  'size-image': () => null,
  'send-webhook': () => null,
  'sweep-images': () => null,
  'check-books': () => null,
  'pay-refund': ({ refund }) => ({ id: refund }),
  'release-order': ({ cardPaid }) => ({ id: cardPaid.id }),
  'cancel-prepared': ({ colleagueId }) => ({ userId: colleagueId }),
  'tell-shipment': ({ dueShipment }) => ({ id: dueShipment }),
  'run-batch': ({ begun }) => ({ id: begun }),
  'check-tax-id': ({ works }) => ({ companyId: works.id, byClock: false }),
  'reconcile-payments': () => ({ hours: 1 }),
  'sweep-mails': () => ({}),
  'sweep-shipments': () => ({}),
  'sweep-batches': () => ({}),
  'sweep-kinds': () => ({}),
  'sweep-webhooks': () => ({}),
  'tell-webhooks': () => ({}),
  'tell-lifecycles': () => ({}),
  'tell-known-facts': () => ({}),
  'remind-lifecycles': () => ({}),
  'remind-overdue': () => ({}),
  'sweep-tax-ids': () => ({}),
  'decide-held-taxes': ({ works }) => ({ companyId: works.id }),
  'remind-certificates': () => ({}),
  'match-bank-lines': () => ({}),
  'tell-late-statements': () => ({}),
  'expire-holds': () => ({}),
  'warn-holds': () => ({}),
  prune: () => ({}),
}
