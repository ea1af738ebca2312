import { addressCalls } from '../../contract/calls/addresses.ts'
import { auditCalls } from '../../contract/calls/audit.ts'
import { bankCalls } from '../../contract/calls/bank.ts'
import { basketCalls } from '../../contract/calls/basket.ts'
import { batchCalls } from '../../contract/calls/batches.ts'
import { buildCalls } from '../../contract/calls/builds.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { categoryCalls } from '../../contract/calls/categories.ts'
import { companyCalls } from '../../contract/calls/companies.ts'
import { creditCalls } from '../../contract/calls/credit.ts'
import { disputeCalls } from '../../contract/calls/disputes.ts'
import { documentCalls } from '../../contract/calls/documents.ts'
import { factCalls } from '../../contract/calls/facts.ts'
import { freightCalls } from '../../contract/calls/freight.ts'
import { identityCalls } from '../../contract/calls/identity.ts'
import { inquiryCalls } from '../../contract/calls/inquiries.ts'
import { keyCalls } from '../../contract/calls/keys.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import { matchingCalls } from '../../contract/calls/matching.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import { paymentCalls } from '../../contract/calls/payments.ts'
import { programCalls } from '../../contract/calls/programs.ts'
import { purchaseCalls } from '../../contract/calls/purchases.ts'
import { readinessCalls } from '../../contract/calls/readiness.ts'
import { reviewCalls } from '../../contract/calls/reviews.ts'
import { shippingCalls } from '../../contract/calls/shipping.ts'
import { shopCalls } from '../../contract/calls/shop.ts'
import { shopRecordCalls } from '../../contract/calls/shop-record.ts'
import { taxIdCalls } from '../../contract/calls/tax-ids.ts'
import { taxCalls } from '../../contract/calls/taxes.ts'
import { transferCalls } from '../../contract/calls/transfers.ts'

/** The domains of the contract as the description groups them. */
const domains: [name: string, description: string, of: object][] = [
  ['catalogue', 'Parts, their prices, pictures and stock.', catalogueCalls],
  ['categories', 'In which categories parts stand, and what is specified of them.', categoryCalls],
  ['facts', 'What people look up of parts, and what nobody has.', factCalls],
  ['matching', 'Which parts the rows of a bill of materials mean, and own numbers.', matchingCalls],
  [
    'builds',
    'Machines put together from parts: what fits what, and how many can be built.',
    buildCalls,
  ],
  ['basket', 'The basket of a buyer. Nothing in it is held: an order does that.', basketCalls],
  ['orders', 'Placing orders, looking at them, their documents, cancelling.', orderCalls],
  ['addresses', 'Addresses that buyers save for their orders.', addressCalls],
  ['payments', 'Paying an order by card or online.', paymentCalls],
  ['shipping', 'What admins do with paid orders: release, ship, cancel, refund.', shippingCalls],
  ['batches', 'Work over many orders or parts at once, done by the server.', batchCalls],
  ['inquiries', 'What buyers ask about their orders, and what becomes of it.', inquiryCalls],
  ['lists', 'Lists of parts that buyers save, share and order from.', listCalls],
  ['purchases', 'What a buyer bought, part by part.', purchaseCalls],
  ['people', 'Access tokens, profiles, roles.', identityCalls],
  ['companies', 'Companies that buy, their members and invitations.', companyCalls],
  ['tax-numbers', 'Companies’ tax numbers, and what registers and admins say of them.', taxIdCalls],
  ['documents', 'Invoices and the credit notes that lower them.', documentCalls],
  [
    'accounts',
    'What companies buy on account, owe, pay and dispute.',
    { ...creditCalls, ...disputeCalls },
  ],
  ['bank', 'Statements of the bank, and which invoices their lines pay.', bankCalls],
  [
    'transfers',
    'Orders that are paid by transfer, and what is to be paid out again.',
    transferCalls,
  ],
  [
    'taxes',
    'What the seller says of taxes: where they are registered, and what is taken there.',
    taxCalls,
  ],
  [
    'freight',
    'How the seller ships: methods, zones and rates; and the accounts of companies with carriers.',
    freightCalls,
  ],
  [
    'programs',
    'Keys by which programs make calls, and what happens, for programs that follow it.',
    { ...keyCalls, ...programCalls },
  ],
  ['audit', 'Who changed what, from what to what, and by which way.', auditCalls],
  ['reviews', 'Reviews of the shop, and hiding them.', reviewCalls],
  ['shop', 'Configuration, figures, books, newsletter, events of the payment provider.', shopCalls],
  [
    'shop record',
    'Name, seller, contact and all else that makes it somebody’s shop, and what is missing to sell.',
    { ...shopRecordCalls, ...readinessCalls },
  ],
]

export const tags = [
  ...domains.map(([name, description]) => ({ name, description })),
  {
    name: 'sign-in',
    description:
      'Registering, logging in, second factor, passkeys, sessions: they set and read the session’s cookie.',
  },
  { name: 'health', description: 'Whether the process answers and can work, for who runs it.' },
]

/** Under which a call stands. */
export const tagOf = (call: string) => domains.find(([, , of]) => Object.hasOwn(of, call))![0]
