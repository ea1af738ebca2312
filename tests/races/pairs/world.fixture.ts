import sharp from 'sharp'
import { inject } from 'vitest'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { upload } from '../../../server/images/upload.fixture.ts'
import { work } from '../../../server/jobs/work.ts'
import { bankOf, payToAccount } from '../../bank.fixture.ts'
import { join, memberId } from '../../companies.fixture.ts'
import { openCreditCompany } from '../../credit.fixture.ts'
import { startTcpProxy } from '../../faults/tcp-proxy.ts'
import { openTestShop } from '../../open-test-shop.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../../orders.fixture.ts'
import { pictureForm } from '../../picture-form.fixture.ts'
import { places, sayTaxes } from '../../taxes.fixture.ts'
import { actFor, type TestUser } from '../../test-user.ts'
import { deliver, eventsOf, silenceProvider } from '../card-events.fixture.ts'
import { certificate } from './asks.fixture.ts'

export type World = Awaited<ReturnType<typeof openWorld>>
type Placed = { id: string; number: string; reference: string }

/**
 * One shop with one company that has an order in every state there is, all of the same two parts, and what was invoiced,
 * paid and asked of them. Its jobs do not run, and the provider tells nothing: what is written is what was asked for.
 */
export async function openWorld() {
  const proxy = await startTcpProxy(Number(new URL(inject('postgres')).port))
  const shop = await openTestShop({
    through: (url) => url.replace(/:\d+\//, `:${proxy.port}/`),
    jobs: false,
    environment: {
      RELEASE: 'manual',
      SHIPPING_UNDO_SECONDS: '600',
      OPEN_ORDERS: '10000',
      ORDERS_PER_HOUR: '10000',
      LOG_LEVEL: 'warn',
    },
  })
  const close = async () => {
    await shop.close()
    await proxy.stop()
  }
  try {
    const world = await fill(shop)
    return { ...world, delay: proxy.delay, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(shop: Awaited<ReturnType<typeof openTestShop>>) {
  const { sql } = shop
  await silenceProvider(shop)
  const admin = await shop.admin()
  await payToAccount(admin)
  await sayTaxes(admin)
  const works = await openCreditCompany(shop, admin, 'Pair Works', {
    limit: 9_000_000,
    whenOverdue: 'warn',
  })
  const { founder } = works
  const colleague = await join(shop, works, await shop.buyer('Colleague'), ['buyer'])
  const parts = (await Promise.all(
    ['One', 'Other'].map((name) =>
      addTestPart(shop, { name, minQuantity: 1, quantity: 1_000_000 }),
    ),
  )) as [string, string]

  const did = async <T>(
    who: TestUser,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<T> => {
    const answer = await who.call(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const made = async (who: TestUser, path: string, body: unknown = {}) =>
    (await did<{ insertedId: string }>(who, 'POST', path, body)).insertedId

  const methodId = await made(admin, '/shipping-methods', {
    name: 'Pallet',
    kind: 'table',
    incoterm: 'DAP',
  })
  const zoneId = await made(admin, '/shipping-zones', {
    name: 'Germany',
    areas: [{ country: 'DE' }],
  })
  const bands = [{ upToGrams: null, price: 30.05 }]
  await did(admin, 'PUT', `/shipping-methods/${methodId}/rates`, { zoneId, bands })
  for (const id of parts) await did(admin, 'PATCH', `/parts/${id}`, { weightGrams: 500 })

  /** An order of the company, of both parts: 20 pieces at 100.00. */
  const orderOf = (method: 'card' | 'transfer' | 'account', more: object = {}) => ({
    lines: parts.map((partsId) => ({ partsId, quantity: 10, price: 1_000 })),
    shipTo: places.berlin,
    number: '+493012345678',
    method,
    ...more,
  })
  const place = async (
    method: 'card' | 'transfer' | 'account',
    more: object = {},
    who = founder,
  ): Promise<Placed> => {
    const { insertedId: id, orderNumber: number } = await did<{
      insertedId: string
      orderNumber: string
    }>(who, 'POST', '/orders', orderOf(method, more))
    return { id, number, reference: creditorReference(number) }
  }
  const look = (id: string) => did<OrderDetail>(admin, 'GET', `/order/${id}`)
  const charged = async (id: string, who = founder) => {
    const intent = await startTestPayment(who, id)
    await payAtProvider(shop, intent)
    return intent
  }
  const paid = async (more: object = {}) => {
    const order = await place('card', more)
    const transactionId = await charged(order.id)
    await did(founder, 'PATCH', `/order/${order.id}`, { orderId: order.id, transactionId })
    return order
  }
  const release = async (order: Placed) => {
    await did(admin, 'PATCH', `/order-release/${order.id}`)
    return order
  }
  const ship = (order: Placed, body: object = {}) =>
    made(admin, `/order/${order.id}/shipments`, body)
  const tell = async (shipment: string) => {
    await sql`update shipment_untold set tell_at = now() where shipment_id = ${shipment}`
    await work['tell-shipment'](shop.shop, { id: shipment })
    return shipment
  }
  const half = [
    { position: 1, quantity: 5 },
    { position: 2, quantity: 5 },
  ]
  const owed = async () => {
    const order = await release(await place('account'))
    const shipment = await tell(await ship(order, { lines: half }))
    const [row] = await sql<{ number: string }[]>`
      select document_number('IN', number) as number from invoice where shipment_id = ${shipment}`
    return { ...order, shipment, invoice: row!.number }
  }
  const bank = bankOf(shop, admin)
  const payable = async ({ id }: Placed) => (await look(id)).payable

  // by card
  const unpaid = await place('card')
  const started = await place('card')
  await startTestPayment(founder, started.id)
  const chargedOrder = await place('card')
  const intent = await charged(chargedOrder.id)
  const secrets = {
    cardsSecretKey: shop.config.cards!.secretKey,
    cardsWebhookSecret: shop.config.cards!.webhookSecret,
  }
  const provider = { url: shop.publicUrl, sandbox: shop.sandbox, secrets }
  const events = await eventsOf(provider, intent)
  const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded')!
  await deliver(provider, succeeded)
  const tellCreated = () => deliver(provider, events[0]!)
  const expired = await place('card')
  const cardPaid = await paid()
  const pending = await release(await paid())
  const freightOrder = await release(await paid())
  const freightDue = await tell(await ship(freightOrder, { freight: 12, lines: half }))
  const leftWithFreight = async () =>
    await tell(await ship(await release(await paid()), { freight: 12, lines: half }))
  const claimed = await place('card', {}, await actFor(shop.publicUrl, founder, null))
  // by transfer
  const { body: image } = await upload(
    shop,
    admin,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  )
  const awaited = await place('transfer')
  const partly = await place('transfer')
  const transfer = await made(admin, `/order/${partly.id}/transfers`, {
    amount: 100,
    receivedOn: '2026-01-31',
  })
  const transferred = await place('transfer')
  await bank.upload({
    lines: [{ amount: await payable(transferred), text: transferred.reference, ref: 'whole' }],
    number: '1',
  })
  const wholeLine = await bank.line(transferred.reference)
  const payoutOrder = await place('transfer')
  await made(admin, `/order/${payoutOrder.id}/transfers`, {
    amount: await payable(payoutOrder),
    receivedOn: '2026-01-31',
  })
  await release(payoutOrder)
  await did(admin, 'POST', `/order-refund/${payoutOrder.id}`, {})
  const [payout] = await sql<{ id: string }[]>`
    select r.id from refund r join payment p on p.id = r.payment_id where p.order_id = ${payoutOrder.id}`
  // on account
  const confirmed = await place('account')
  await did(admin, 'PATCH', works.path, { limit: 1, overLimit: 'hold' })
  const held = await place('account')
  const [orderHold] = (await look(held.id)).holds!
  await sql`
    insert into order_hold (id, order_id, reason)
    values (gen_random_uuid(), ${(await place('account')).id}, 'tax_id')`
  await did(admin, 'PATCH', works.path, { limit: 9_000_000, overLimit: 'refuse' })
  const released = await release(await place('account'))
  const untold = await release(await place('account'))
  const untoldShipment = await ship(untold, { lines: half })
  const owing = [await owed(), await owed(), await owed(), await owed()] as const
  await did(admin, 'PATCH', works.path, { deposit: 30 })
  const deposit = await place('account')
  const depositPaid = await place('account')
  const depositTransfer = await made(admin, `/order/${depositPaid.id}/transfers`, {
    amount: (await look(depositPaid.id)).deposit!.amount,
    receivedOn: '2026-01-31',
  })
  await did(admin, 'PATCH', works.path, { deposit: 0 })
  const payment = await made(admin, `${works.path}/payments`, {
    amount: 10,
    receivedOn: '2026-01-31',
  })
  const fee = await made(admin, `/invoices/${owing[1].invoice}/fees`, { amount: 5, note: 'Late' })
  const dispute = await made(founder, `/invoices/${owing[2].invoice}/disputes`, {
    reason: 'Two are missing',
  })
  const cardPayment = await did<{ paymentId: string; clientSecret: string }>(
    founder,
    'POST',
    '/account/payments',
    {
      for: works.id,
      invoices: [owing[3].invoice],
      method: 'card',
    },
  )
  const accountIntent = cardPayment.clientSecret.split('_secret_')[0]!
  await payAtProvider(shop, accountIntent)
  const freightPayment = await did<{ paymentId: string; clientSecret: string }>(
    founder,
    'POST',
    `/shipment/${await leftWithFreight()}/freight-payments`,
    {},
  )
  await payAtProvider(shop, freightPayment.clientSecret.split('_secret_')[0]!)
  // the bank's lines
  const named = ['match', 'undo', 'came', 'went', 'ignore', 'later', 'payout']
  await bank.upload({
    number: '2',
    lines: named.map((text, at) => ({
      amount: text === 'went' || text === 'payout' ? -70 : 70,
      text: `Pair ${text}`,
      ref: `pair-${text}`,
      on: `2026-02-${10 + at}`,
    })),
  })
  const lines = Object.fromEntries(
    await Promise.all(
      named.map(async (name) => [name, (await bank.line(`Pair ${name}`))._id] as const),
    ),
  ) as Record<string, string>
  await did(admin, 'POST', `/bank-lines/${lines.undo}/matches`, {
    companyId: works.id,
    amount: 70,
    invoices: [owing[0].invoice],
  })
  // what is asked
  const inquiry = async (order: Placed, body: object) =>
    await made(founder, `/order/${order.id}/inquiries`, { text: 'Please', ...body })
  const back = await inquiry(owing[1], { kind: 'return', lines: [{ position: 1, quantity: 2 }] })
  await did(admin, 'POST', `/inquiries/${back}/decisions`, { decision: 'accept' })
  const cancelling = await inquiry(released, {
    kind: 'cancellation',
    lines: [{ position: 2, quantity: 3 }],
  })
  const question = await inquiry(pending, { kind: 'question' })
  const questionPicture = await made(founder, `/inquiries/${question}/pictures`, pictureForm())
  const batchOf = async (ids: string[], action: string) =>
    await made(admin, '/order-batches', { action, ids })
  const batch = await batchOf([confirmed.id, cardPaid.id], 'release')
  const begun = await batchOf([released.id, pending.id], 'ship')
  await did(admin, 'POST', `/batches/${begun}/begin`)
  const costCentre = await made(founder, '/company/cost-centres', { code: '4711', name: 'Lab' })
  const invitation = await made(founder, '/company/invitations', {
    email: 'invited@example.test',
    roles: ['buyer'],
  })
  const address = await made(founder, '/addresses', {
    ...places.berlin,
    label: 'Works',
    use: 'both',
  })
  const carrierAccount = await made(founder, '/company/carrier-accounts', {
    carrier: 'Freight Line',
    number: '4455-019',
  })
  const [member, lead] = [await memberId(founder, colleague), await memberId(founder, founder)]
  const taxCertificate = await made(founder, '/company/tax-certificates', certificate())
  await did(colleague, 'POST', '/basket', { lines: [{ partsId: parts[0], quantity: 10 }] })
  // shipped, and told of by whoever comes first
  const due = await release(await place('account'))
  const dueShipment = await ship(due, { lines: half })
  await sql`update shipment_untold set tell_at = now() - interval '1 minute' where shipment_id = ${dueShipment}`
  const backByCard = await paid()
  await did(admin, 'POST', `/order-refund/${backByCard.id}`, {})
  const [refund] = await sql<{ id: string }[]>`
    select r.id from refund r join payment p on p.id = r.payment_id where p.order_id = ${backByCard.id}`
  const notReturned = await paid()
  await sql`
    insert into refund (id, payment_id, amount_minor, reason, failed_at, fault)
    select gen_random_uuid(), id, 100, 'Asked too much', now(), 'The balance is too low'
    from payment
    where order_id = ${notReturned.id}`
  const [people] = await sql<
    { id: string }[]
  >`select id from users where email = ${colleague.email}`
  const mpns = await sql<
    { mpn: string }[]
  >`select mpn from part where id = any(${parts}) order by id`
  const prepared = await place('transfer', {}, colleague)
  const ending = await made(founder, '/company/tax-certificates', certificate())
  await did(admin, 'PATCH', `/tax-certificates/${ending}`, { state: 'accepted' })
  // what only the clock brings
  await sql`update tax_certificate set ends_on = shop_day() + 7 where id = ${ending}`
  await sql`update users set proven_at = now() where email = ${colleague.email}`
  const soon = [unpaid, awaited, deposit].map(({ id }) => id)
  await sql`update orders set hold_expires_at = now() + interval '16 hours' where id = any(${soon})`
  await sql`update access_token set expires_at = expires_at + interval '1 day'`
  await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${expired.id}`
  await sql`update payment set created_at = now() - interval '10 minutes' where status = 'open'`
  await sql`update bank_statement set last_on = shop_day() where number = '2'`
  await sql`update account_payment set created_at = now() - interval '10 minutes'`
  await sql`update credit_open set due_on = shop_day() - 5 where entry_id in (
    select id from credit_entry where kind = 'invoice' and order_id = ${owing[1].id})`
  await sql`update credit_entry set due_on = shop_day() - 5 where kind = 'invoice' and order_id = ${owing[1].id}`
  await sql`update bank_line set remittance = ${`${awaited.reference} and more`}, amount_minor = ${Math.round((await payable(awaited)) * 100)} where id = ${lines.later!}`
  await sql`update bank_line set remittance = ${`Back ${payoutOrder.number}`}, amount_minor = ${-Math.round((await payable(payoutOrder)) * 100)} where id = ${lines.payout!}`
  return {
    shop,
    sql,
    admin,
    founder,
    colleague,
    works,
    parts,
    orderOf,
    unpaid,
    started,
    charged: { ...chargedOrder, intent },
    expired,
    cardPaid,
    pending,
    freightOrder,
    freightDue,
    claimed,
    prepared,
    awaited,
    partly,
    transfer,
    transferred,
    wholeLine: wholeLine._id,
    payout: payout!.id,
    payoutOrder,
    confirmed,
    held,
    orderHold: orderHold!._id,
    released,
    untold,
    untoldShipment,
    owing,
    deposit,
    depositPaid,
    depositTransfer,
    payment,
    fee,
    dispute,
    accountPayment: { id: cardPayment.paymentId, intent: accountIntent },
    freightPayment: freightPayment.paymentId,
    lines,
    back,
    cancelling,
    question,
    questionPicture,
    batch,
    begun,
    costCentre,
    invitation,
    address,
    carrierAccount,
    member,
    lead,
    certificate: taxCertificate,
    due,
    dueShipment,
    refund: refund!.id,
    notReturned,
    colleagueId: people!.id,
    mpns: mpns.map(({ mpn }) => mpn),
    methodId,
    zoneId,
    event: succeeded.id,
    tellCreated,
    image: image.data.url,
    invoiceOpen: (await works.invoices('open')).find(
      ({ invoiceNumber }) => invoiceNumber === owing[0].invoice,
    )!.open,
    awaitedPayable: await payable(awaited),
  }
}
