import { ids, order } from './things.ts'

const { currency } = order
const ageing = { notDue: 4_500, days1to30: 1_200, days31to60: 0, days61to90: 0, over90: 0 }
const account = {
  limit: 250_000,
  balance: 5_700,
  committed: 12_000,
  available: 232_300,
  currency,
  days: 30,
  discount: { percent: 2, days: 14 },
  deposit: 30,
  overLimit: 'refuse',
  whenOverdue: 'refuse',
  state: 'open',
  note: '',
  unallocated: 0,
  deposits: 0,
  overdue: 1_200,
  disputed: 240,
  ageing,
}
const dispute = {
  _id: ids.other,
  state: 'open',
  stands: true,
  reason: 'Two of ten are missing',
  amount: 240,
  answer: '',
  at: '2026-02-12T09:30:00.000Z',
  endedAt: null,
}
const invoice = {
  invoiceNumber: 'IN-000123',
  shipmentId: ids.other,
  orderId: order._id,
  orderNumber: order.orderNumber,
  purchaseOrder: 'PO-4711',
  issuedOn: '2026-01-12',
  dueOn: '2026-02-11',
  amount: 1_200,
  open: 1_200,
  currency,
  state: 'overdue',
  overdueDays: 4,
  discount: null,
  dispute,
}
const entry = {
  _id: ids.other,
  kind: 'payment',
  at: '2026-02-15T09:30:00.000Z',
  on: '2026-02-14',
  amount: -1_200,
  balance: 4_500,
  currency,
  invoiceNumber: null,
  orderNumber: null,
  creditNoteNumber: null,
  reference: 'IN-000123',
  note: '',
  discount: null,
  tax: null,
  disputed: false,
  mayUndo: true,
}
const statement =
  'Day,Written at,What,Invoice,Credit note,Order,Reference,Note,Disputed,Discount,Discount until,Tax within,Amount,Balance,Currency\r\n2026-01-12,2026-01-12T09:30:00.000Z,Invoice,IN-000123,,PW-100001,,,disputed,24,2026-01-26,,1200,1200,usd\r\n'

/** What companies buy on account. */
export const creditExamples = {
  getCreditAccount: { answer: account },
  listDueInvoices: { answer: invoice },
  listCreditEntries: { answer: entry },
  getCreditStatement: { answer: statement },
  getCompanyAccount: { answer: account },
  changeCompanyAccount: {
    body: {
      limit: 250_000,
      days: 30,
      discount: { percent: 2, days: 14 },
      deposit: 30,
      whenOverdue: 'refuse',
      note: 'Welcome.',
    },
    answer: { modifiedCount: 1 },
  },
  listCompanyInvoices: { answer: invoice },
  listCompanyEntries: { answer: entry },
  getCompanyStatement: { answer: statement },
  getCreditStatementPaper: { answer: '%PDF-1.7' },
  getCompanyStatementPaper: { answer: '%PDF-1.7' },
  receivePayment: {
    body: {
      amount: 1_200,
      receivedOn: '2026-02-14',
      reference: 'IN-000123',
      invoices: ['IN-000123'],
    },
    answer: { insertedId: ids.other },
  },
  startAccountPayment: {
    body: { for: ids.other, invoices: ['IN-000123'], method: 'card' },
    answer: {
      paymentId: ids.other,
      clientSecret: 'pi_3Qexample_secret_456',
      page: null,
      amount: 120_000,
      currency,
    },
  },
  confirmAccountPayment: {
    body: { transactionId: 'pi_3Qexample' },
    answer: { modifiedCount: 1 },
  },
  writeOff: { body: { amount: 0.4, note: 'Bank fee' }, answer: { insertedId: ids.other } },
  addFee: { body: { amount: 40, note: 'Last reminder' }, answer: { insertedId: ids.other } },
  undoEntry: { answer: { deletedCount: 1 } },
  undoPayment: { answer: { deletedCount: 1 } },
  addDispute: {
    body: { reason: 'Two of ten are missing', amount: 240 },
    answer: { insertedId: ids.other },
  },
  withdrawDispute: { answer: { deletedCount: 1 } },
  listDisputes: {
    answer: {
      ...dispute,
      by: 'Jane Doe',
      invoiceNumber: 'IN-000123',
      dueOn: '2026-02-11',
      company: { _id: ids.other, number: 'C-1001', legalName: 'Example Works GmbH' },
      orderId: order._id,
      orderNumber: order.orderNumber,
      invoiced: 1_200,
      credited: 0,
      open: 1_200,
      currency,
    },
  },
  endDispute: {
    body: { state: 'rejected', answer: 'All ten were signed for.' },
    answer: { modifiedCount: 1 },
  },
  listReceivables: {
    answer: {
      company: { _id: ids.other, number: 'C-1001', legalName: 'Example Works GmbH' },
      state: 'open',
      limit: 250_000,
      balance: 5_700,
      committed: 12_000,
      overdue: 1_200,
      disputed: 240,
      oldestDueOn: '2026-02-11',
      ageing,
      currency,
    },
  },
}
