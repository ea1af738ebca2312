import { countryCodes } from '../../contract/parts/countries.ts'
import { insertVersion } from '../../server/catalogue/categories/versions-store.ts'
import { newId } from '../../server/database/new-id.ts'
import { insertInvoice } from '../../server/orders/invoices/store.ts'
import { invoiceNumber } from '../../server/words/numbers.ts'
import { addBankLine, addBankStatement, addStatementColumns } from '../bank.fixture.ts'
import type { TestShop } from '../open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../orders.fixture.ts'
import { pictureForm } from '../picture-form.fixture.ts'
import type { TestUser } from '../test-user.ts'

/** What calls can name that belongs to somebody, or to the shop. */
export const kinds = [
  'unpaid order',
  'pending order',
  'failed refund',
  'shipment',
  'inquiry',
  'inquiry picture',
  'list',
  'shared list',
  'build',
  'address',
  'own number',
  'account',
  'spare account',
  'part',
  'review',
  'import report',
  'batch',
  'synonym',
  'category',
  'key',
  'webhook',
  'company',
  'company member',
  'company invitation',
  'cost centre',
  'company account',
  'tax certificate',
  'account payment',
  'dispute',
  'adjustment',
  'bank line',
  'bank statement',
  'statement columns',
  'tax registration',
  'tax rate',
  'tax rule',
  'shipping method',
  'shipping zone',
  'carrier account',
  'freight due',
  'order hold',
  'freight payment',
  'order by transfer',
  'transfer',
  'payout',
  'document',
] as const
export type Kind = (typeof kinds)[number]

type Shop = Pick<TestShop, 'database' | 'sandbox' | 'sql'>

/** Makes an object of a kind that belongs to `owner`; answers how calls name it. */
export const makers: Record<
  Kind,
  (shop: Shop, owner: TestUser, admin: TestUser) => Promise<string>
> = {
  'unpaid order': async (shop, owner) => await placeTestOrder(owner, await addTestPart(shop)),
  'pending order': async (shop, owner, admin) => {
    const id = await paidOrder(shop, owner, await addTestPart(shop))
    await admin.call('PATCH', `/order-release/${id}`)
    return id
  },
  'failed refund': async (shop, owner) => {
    const id = await paidOrder(shop, owner, await addTestPart(shop))
    // no job has it in hand: it has failed from the start
    await shop.sql`
      insert into refund (id, payment_id, amount_minor, reason, failed_at, fault)
      select gen_random_uuid(), p.id, 1000, 'Asked too much', now(), 'The balance is too low'
      from payment p
      where p.order_id = ${id}`
    return id
  },
  shipment: async (shop, owner, admin) => {
    const id = await paidOrder(shop, owner, await addTestPart(shop))
    await admin.call('PATCH', `/order-release/${id}`)
    return await inserted(admin.call('POST', `/order/${id}/shipments`, {}))
  },
  document: async (shop, owner, admin) => {
    const id = await makers.shipment(shop, owner, admin)
    const [told] = await shop.sql<{ number: number }[]>`
      select number from invoice where shipment_id = ${id}`
    return invoiceNumber(told?.number ?? (await invoice(shop, id)))
  },
  'order hold': async (shop, owner, admin) => {
    const id = await makers['pending order'](shop, owner, admin)
    return await inserted(admin.call('POST', `/order/${id}/holds`, { note: 'A look' }))
  },
  'freight due': async (shop, owner, admin) => {
    const id = await makers.shipment(shop, owner, admin)
    await shop.sql`
      insert into freight_due (shipment_id, order_id, amount_minor, due_on)
      select id, order_id, 4500, '2026-01-31' from shipment where id = ${id}`
    return id
  },
  'freight payment': async (shop, owner, admin) => {
    const id = await makers['freight due'](shop, owner, admin)
    const [row] = await shop.sql<{ id: string }[]>`
      insert into freight_payment (id, shipment_id, order_id, amount_minor, currency, method, actor_id)
      select gen_random_uuid(), shipment_id, order_id, amount_minor, 'usd', 'card', gen_random_uuid()
      from freight_due where shipment_id = ${id} returning id`
    return row!.id
  },
  'order by transfer': async (shop, owner) => {
    const id = await placeTestOrder(owner, await addTestPart(shop))
    await shop.sql`update orders set method = 'transfer' where id = ${id}`
    return id
  },
  transfer: async (shop, owner, admin) => {
    const path = `/order/${await makers['order by transfer'](shop, owner, admin)}/transfers`
    return await inserted(admin.call('POST', path, { amount: 1, receivedOn: '2026-01-31' }))
  },
  payout: async (shop, owner, admin) => {
    const [id, payment] = [newId(), newId()]
    const order = await makers['order by transfer'](shop, owner, admin)
    await shop.sql`
      update orders set company_id = ${await makeAccount(shop, owner)} where id = ${order}`
    await shop.sql`
      insert into payment (id, order_id, attempt, intent_id, amount_minor, currency, status, method)
      values (${payment}, ${order}, 1, ${payment}, 100, 'usd', 'surplus', 'transfer')`
    await shop.sql`insert into refund (id, payment_id, amount_minor, reason) values (${id}, ${payment}, 100, 'left')`
    return id
  },
  inquiry: async (shop, owner) => {
    const id = await placeTestOrder(owner, await addTestPart(shop))
    const asked = { kind: 'question', text: 'When will it come?' }
    return await inserted(owner.call('POST', `/order/${id}/inquiries`, asked))
  },
  'inquiry picture': async (shop, owner, admin) => {
    const inquiry = await makers.inquiry(shop, owner, admin)
    return await inserted(owner.call('POST', `/inquiries/${inquiry}/pictures`, pictureForm()))
  },
  list: (shop, owner) => makeList(shop, owner),
  'shared list': async (shop, owner) => {
    const answer = await owner.call('POST', `/lists/${await makeList(shop, owner)}/share`)
    return ((await answer.json()) as { shareToken: string }).shareToken
  },
  build: async (shop, owner) => {
    const lines = [{ partId: await addTestPart(shop), quantity: 1 }]
    return await inserted(owner.call('POST', '/builds', { name: 'Build', lines }))
  },
  address: (_, owner) => {
    const place = { country: 'DE', line1: 'Hafenweg 1', city: 'Hamburg', postalCode: '20457' }
    return inserted(owner.call('POST', '/addresses', place))
  },
  'own number': async (shop, owner) => {
    const line = { partsId: await addTestPart(shop), number: `N-${newId()}` }
    await owner.call('POST', '/own-part-numbers', { lines: [line] })
    const answer = await owner.call('GET', '/own-part-numbers')
    const rows = (await answer.json()) as { _id: string; number: string }[]
    return rows.find(({ number }) => number === line.number)!._id
  },
  account: async (_, owner) => owner.email,
  // nobody's of the test, since what ends its sessions would end the rows after it
  'spare account': async ({ sql }) => {
    const email = `${newId()}@example.test`
    await sql`insert into users (id, name, email) values (${newId()}, 'Spare', ${email})`
    return email
  },
  part: (shop) => addTestPart(shop),
  review: (_, owner) => inserted(owner.call('POST', '/review', { rating: 5, review: 'Good' })),
  'import report': async ({ sql }) => {
    const id = newId()
    await sql`insert into import_report (id, file, csv) values (${id}, 'parts.csv', 'row')`
    return id
  },
  batch: async ({ sql }, _, admin) => {
    const id = newId()
    await sql`
      insert into batch (id, actor_id, action, begins_at)
      select ${id}::uuid, id, 'ship', now() + interval '1 hour' from users where email = ${admin.email}`
    return id
  },
  key: (_, owner) => inserted(owner.call('POST', '/keys', { name: 'A', scopes: ['orders:read'] })),
  webhook: (_shop, _owner, admin) =>
    inserted(
      admin.call('POST', '/webhooks', { url: 'https://erp.example/', types: ['order.paid'] }),
    ),
  company: (shop, owner) => makeCompany(shop, owner),
  'company member': async (shop, owner) => {
    const company = await makeCompany(shop, owner)
    const [row] = await shop.sql<{ id: string }[]>`
      select id from company_member where company_id = ${company}`
    return row!.id
  },
  'tax certificate': async (shop, owner) => {
    const [id, company] = [newId(), await makeCompany(shop, owner)]
    await shop.sql`
      insert into tax_certificate (
        id, company_id, country, regions, number, reason, starts_on, file, file_type, file_hash, asked_by
      )
      values (${id}, ${company}, 'US', '{CA}', 'SR-1', 'Resale', '2026-01-01', 'x', 'image/png', ${id}, ${id})`
    return id
  },
  'company account': (shop, owner) => makeAccount(shop, owner),
  'account payment': async (shop, owner, admin) => {
    const path = `/companies/${await makeAccount(shop, owner)}/account/payments`
    return await inserted(admin.call('POST', path, { amount: 10, receivedOn: '2026-01-31' }))
  },
  dispute: async (shop, owner, admin) => {
    const id = newId()
    const { entry, companyId, number } = await makeOwed(shop, owner, admin)
    await shop.sql`
      insert into invoice_dispute (id, company_id, entry_id, invoice_number, reason, asked_by)
      values (${id}, ${companyId}, ${entry}, ${number}, 'Two are missing', ${id})`
    return id
  },
  adjustment: async (shop, owner, admin) => {
    const { number } = await makeOwed(shop, owner, admin)
    const path = `/invoices/${invoiceNumber(number)}/fees`
    return await inserted(admin.call('POST', path, { amount: 1, note: 'Late' }))
  },
  'bank line': (shop) => addBankLine(shop, 10_000),
  'bank statement': addBankStatement,
  'statement columns': addStatementColumns,
  // long ended: nothing is taxed by it
  'tax registration': async ({ sql }) => {
    const id = newId()
    await sql`
      insert into tax_registration (id, country, region, number, starts_on, ends_on)
      values (${id}, 'US', ${id}, '1', '2001-01-01', '2001-12-31')`
    return id
  },
  'tax rate': async ({ sql }) => {
    const id = newId()
    const prefix = id.replaceAll('-', '').slice(-10).toUpperCase()
    await sql`
      insert into tax_rate (id, country, region, postal_prefix, tax_class, percent, starts_on)
      values (${id}, 'US', 'CA', ${prefix}, 'standard', 8.5, '2026-01-01')`
    return id
  },
  'tax rule': async ({ sql }) => {
    const id = newId()
    await sql`
      insert into tax_rule (id, country, category, min_net_minor)
      select ${id}, country, 'gpu', 0
      from unnest(${[...countryCodes]}::text[]) country
      where not exists (select from tax_rule r where r.country = country.country)
      limit 1`
    return id
  },
  'shipping method': async ({ sql }) => {
    const id = newId()
    await sql`
      insert into shipping_method (id, name, kind, is_on, position)
      values (${id}, ${id}, 'table', false, 9)`
    return id
  },
  'shipping zone': async ({ sql }) => {
    const id = newId()
    await sql`insert into shipping_zone (id, name) values (${id}, ${id})`
    return id
  },
  'carrier account': async (shop, owner) => {
    const id = newId()
    await shop.sql`
      insert into carrier_account (id, company_id, carrier, number, added_by)
      values (${id}, ${await makeCompany(shop, owner)}, 'Freight Line', ${id}, ${id})`
    return id
  },
  'cost centre': async (shop, owner) => {
    const id = newId()
    await shop.sql`
      insert into cost_centre (id, company_id, code, name)
      values (${id}, ${await makeCompany(shop, owner)}, '4711', 'Lab')`
    return id
  },
  'company invitation': async (shop, owner) => {
    const [id, company] = [newId(), await makeCompany(shop, owner)]
    await shop.sql`
      insert into company_invitation (id, company_id, email, roles, token_hash, expires_at)
      values (${id}, ${company}, 'invited@example.test', '{buyer}', ${Buffer.from(id)}, now() + interval '1 day')`
    return id
  },
  category: async ({ sql }) => {
    const key = `made-${newId().slice(-12)}`
    await sql`
      insert into category (key, name, icon, position)
      values (${key}, ${key}, 'part', 1000)`
    await insertVersion(sql, key, { fields: [], restored: null, actorId: null })
    return key
  },
  synonym: async ({ sql }) => {
    const id = newId()
    await sql`
      insert into search_synonym (id, phrase, phrase_key, means)
      values (${id}, ${id}, ${id.replaceAll('-', '')}, 'memory')`
    return id
  },
}

async function inserted(asked: Promise<Response>): Promise<string> {
  const response = await asked
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { insertedId: string }).insertedId
}

/** A company that `owner` leads, approved behind the door. */
async function makeCompany({ sql }: Shop, owner: TestUser) {
  const id = newId()
  await sql`
    insert into company (id, legal_name, country, registration_no, tax_id, address, phone, note, state)
    values (${id}, 'Works', 'DE', ${id}, 'DE123456788', 'Street 1', '0123456789', '', 'approved')`
  await sql`
    insert into company_member (id, company_id, user_id, roles)
    select ${newId()}::uuid, ${id}::uuid, id, '{purchasing_admin}'
    from users
    where email = ${owner.email}`
  return id
}

/** A company that `owner` leads, which buys on account. */
async function makeAccount(shop: Shop, owner: TestUser) {
  const id = await makeCompany(shop, owner)
  await shop.sql`
    insert into credit_account (company_id, currency, limit_minor, days)
    values (${id}, 'usd', 100000, 30)`
  return id
}

/** An invoice that a company of `owner` owes, nothing of which is open. */
async function makeOwed(shop: Shop, owner: TestUser, admin: TestUser) {
  const entry = newId()
  const companyId = await makeAccount(shop, owner)
  const number = Number((await makers.document(shop, owner, admin)).slice(3))
  await shop.sql`
    insert into credit_entry (
      id, company_id, kind, balance_delta, committed_delta, balance_minor, order_id, invoice_number, day, due_on
    )
    select ${entry}, ${companyId}, 'invoice', 10000, 0, 10000, s.order_id, i.number, shop_day(), shop_day()
    from invoice i
    join shipment s on s.id = i.shipment_id
    where i.number = ${number}`
  return { entry, companyId, number }
}

async function makeList(shop: Shop, owner: TestUser) {
  const lines = [{ partsId: await addTestPart(shop), quantity: 10 }]
  return await inserted(owner.call('POST', '/lists', { name: `List ${newId()}`, lines }))
}

/** All that is written down, table by table, as hashes: two are equal when nothing was changed in between. */
export async function footprint({ sql }: Pick<TestShop, 'sql'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name
    from pg_tables
    where schemaname = 'public' and tablename not in ('session', 'rate_limit')
    order by 1`
  const hashed = tables.map(
    ({ name }) => `
      select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash
      from public."${name}" t`,
  )
  const rows = await sql.unsafe<{ name: string; hash: string }[]>(hashed.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** The invoice of a shipment that could be taken back still. */
async function invoice({ sql }: Shop, shipmentId: string): Promise<number> {
  await sql`delete from shipment_untold where shipment_id = ${shipmentId}`
  const party = { orderNumber: 'PW-1', orderedAt: new Date().toISOString(), purchaseOrder: '' }
  const line = { position: 1, mpn: 'X', name: 'Part', ownNumber: '', quantity: 1 }
  return await insertInvoice(sql, shipmentId, {
    ...party,
    name: 'Buyer',
    email: 'buyer@example.test',
    address: '',
    transactionId: 'pi_1',
    currency: 'usd',
    carrier: '',
    trackingNumber: '',
    lines: [{ ...line, unitPriceMinor: 10_000 }],
  })
}
