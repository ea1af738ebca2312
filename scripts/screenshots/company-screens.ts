import type { Part } from '../../contract/parts/parts.ts'
import { actFor, browserCookies, type TestUser } from '../../tests/test-user.ts'
import { place } from './place.ts'
import type { Screens } from './screens.ts'

/** The demo's company with an order and somebody invited, seen by who leads its buying and by the seller. */
export async function companyScreens(
  shopUrl: string,
  admin: TestUser,
  lead: TestUser,
  part: Part,
): Promise<Screens> {
  await place(lead, part, part.minQuantity)
  const read = await lead.call('GET', '/memberships')
  const [membership] = (await read.json()) as { company: { _id: string } }[]
  const { _id: id } = membership!.company
  const acting = await actFor(shopUrl, lead, id)
  await place(acting, part, part.minQuantity)
  await acting.call('POST', '/basket', {
    lines: [{ partsId: part._id, quantity: part.minQuantity }],
  })
  await acting.call('POST', '/company/cost-centres', { code: '4711', name: 'Data centre' })
  await acting.call('POST', '/company/invitations', {
    email: 'new-colleague@partwright.test',
    roles: ['buyer', 'viewer'],
  })
  await acting.call('POST', '/companies', {
    legalName: 'Example Works Nord GmbH',
    country: 'DE',
    registrationNumber: 'HRB 000000',
    taxId: '',
    address: 'Beispielweg 1\n10115 Berlin',
    phone: '+493000000000',
    note: 'A branch of ours.',
  })
  await setTaxesUp(admin)
  const owed = await acting.call('GET', '/account/invoices')
  const [invoice] = (await owed.json()) as { orderId: string }[]
  const seenBy = (who: TestUser, path: string) => ({
    url: shopUrl + path,
    cookie: browserCookies(who, shopUrl),
  })
  return {
    company: seenBy(lead, '/dashboard/company'),
    members: seenBy(lead, '/dashboard/company/members'),
    'cost-centres': seenBy(lead, '/dashboard/company/cost-centres'),
    'company-orders': seenBy(lead, '/dashboard/myorders?scope=company'),
    'company-checkout': seenBy(lead, '/checkout'),
    account: seenBy(lead, '/dashboard/account'),
    'order-on-account': seenBy(lead, `/dashboard/payment/${invoice!.orderId}`),
    documents: seenBy(lead, '/dashboard/documents'),
    invoices: seenBy(admin, '/dashboard/invoices'),
    receivables: seenBy(admin, '/dashboard/receivables'),
    bank: seenBy(admin, '/dashboard/bank'),
    shipping: seenBy(admin, '/dashboard/shipping'),
    taxes: seenBy(admin, '/dashboard/taxes'),
    companies: seenBy(admin, '/dashboard/companies'),
    'manage-company': seenBy(admin, `/dashboard/companies/${id}`),
  }
}

/** Taxes that begin one day: no other page shows any by them. */
async function setTaxesUp(admin: TestUser) {
  const startsOn = '2099-01-01'
  await admin.call('PUT', '/tax-origin', { country: 'DE', postalCode: '20457' })
  for (const [country, number, percent] of [
    ['DE', 'DE123456788', 19],
    ['CH', 'CHE-123.456.788 MWST', 8.1],
  ] as const) {
    await admin.call('POST', '/tax-registrations', { country, number, startsOn })
    const rate = { country, taxClass: 'standard', percent, startsOn: '2026-01-01' }
    await admin.call('POST', '/tax-rates', rate)
  }
  await admin.call('POST', '/tax-rules', { country: 'DE', category: 'cpu', minNet: 5_000 })
}
