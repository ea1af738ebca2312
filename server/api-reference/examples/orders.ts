import { byReference, orderReferences } from '../../../contract/orders/references.ts'
import { ids, order, paid, part, place } from './things.ts'

const at = paid.paidAt
/** PDFs are bytes: this is how each begins. */
const pdf = '%PDF-1.3'

/** The order with all that hangs on it, paid and half of it shipped. */
const detail = {
  ...paid,
  status: 'pending',
  shippedQuantity: 12,
  openQuantity: 12,
  lines: [
    {
      position: 1,
      partsId: ids.part,
      partsName: part.name,
      mpn: part.mpn,
      quantity: 24,
      unitPrice: 540,
      price: 12_960,
      taxPercent: null,
      why: { price: 'list', from: null, listPrice: 540 },
      ownNumber: 'CPU-0042',
      note: '',
      shipped: 12,
      cancelled: 0,
      returned: 0,
      life: { lifecycle: 'active', lifecycleText: null, noOrders: null },
    },
  ],
  shipments: [
    {
      _id: ids.other,
      position: 1,
      at: '2026-01-13T14:00:00.000Z',
      carrier: 'Freight Line',
      trackingNumber: 'FL-300-221',
      parcels: [
        { trackingNumber: 'FL-300-221', grams: 12_400 },
        { trackingNumber: 'FL-300-222', grams: null },
      ],
      invoiceNumber: 'IN-000311',
      undoUntil: null,
      lines: [{ position: 1, quantity: 12 }],
    },
  ],
  taxes: [],
  cancellations: [],
  returns: [],
  depositInvoices: [],
  creditNotes: [],
  inquiries: [],
  mayAsk: [{ kind: 'question', until: null }],
  events: [
    { kind: 'placed', at: order.createdAt, by: 'buyer', note: null },
    { kind: 'paid', at, by: 'buyer', note: null },
  ],
  payments: [{ at, purpose: 'order', status: 'paid', amount: 12_960, reason: null }],
  mails: [{ kind: 'order-placed', at: order.createdAt, sentAt: '2026-01-12T09:30:02.000Z' }],
}

const head = '\ufeff"Order","Placed at","Status","Purchase order","Requested date"'

/** Placing, looking, documents, cancelling, paying. */
export const orderExamples = {
  placeOrder: {
    body: {
      partsId: ids.part,
      quantity: 24,
      price: 12_960,
      address: '12 Dock Road, Unit 4',
      number: '+1 555 010 0200',
      purchaseOrder: 'PO-4710',
      samePurchaseOrder: 'refuse',
    },
    answer: { insertedId: ids.order },
  },
  placeOrderOfLines: {
    body: {
      lines: [
        { partsId: ids.part, quantity: 24, price: 12_960, ownNumber: 'C-4455', note: 'Rack 7' },
      ],
      shipTo: place,
      billAddressId: ids.other,
      ...byReference((name) => orderReferences[name].example),
      shortage: 'reduce',
    },
    answer: { insertedId: ids.order, orderNumber: 'PW-10482', left: [] },
  },
  placeAssistedOrder: {
    body: {
      lines: [{ partsId: ids.part, quantity: 24, price: 12_960 }],
      addressId: ids.other,
      purchaseOrder: 'PO-4712',
    },
    answer: { insertedId: ids.order, orderNumber: 'PW-10483', left: [] },
  },
  estimateOrder: {
    body: {
      lines: [{ partsId: ids.part, quantity: 24 }],
      shipTo: { country: 'NL', region: '', postalCode: '3012 AA' },
      shippingMethodId: ids.other,
    },
    answer: {
      currency: 'usd',
      price: 12_960,
      methods: [
        {
          _id: ids.other,
          name: 'Pallet',
          kind: 'table',
          carrier: 'Freight Line',
          incoterm: 'DAP',
          incoterms: ['DAP', 'DDP'],
          note: '2 to 4 working days',
          isOffered: true,
          price: 40,
          why: '24 kg to Benelux',
          accounts: [],
        },
      ],
      shippingMethodId: ids.other,
      freight: 40,
      taxes: [
        {
          code: 'S',
          percent: 21,
          base: 13_000,
          amount: 2_730,
          label: 'Tax 21%',
          why: 'The rate of the place where the goods are taxed: Netherlands',
        },
      ],
      payable: 15_730,
    },
  },
  getPriceTaxes: {
    query: { country: 'NL', postalCode: '3012 AA' },
    answer: {
      taxes: {
        percents: { standard: 21, reduced: 9, zero: 0 },
        says: 'Prices include tax, for delivery to Netherlands.',
      },
    },
  },
  listOrders: { answer: order },
  listAllOrders: { answer: paid },
  listOrderHeads: {
    answer: {
      orders: [
        {
          _id: ids.order,
          orderNumber: 'PW-10482',
          status: 'pending',
          price: 12_960,
          payable: 12_960,
          currency: 'usd',
        },
      ],
    },
  },
  exportOrders: {
    answer: `${head},"Parts Name","Lines","Quantity","Unit price","Price","Refunded","Currency","Buyer","Email","Address","Ship to name","Ship to attention","Ship to line 1","Ship to line 2","Ship to city","Ship to region","Ship to postal code","Ship to country","Bill to name","Bill to attention","Bill to line 1","Bill to line 2","Bill to city","Bill to region","Bill to postal code","Bill to country","Phone","Note","Transaction","Paid at","Shipped at","Invoices"\r\n"PW-10482","2026-01-12T09:30:00Z","unpaid","PO-4711","2026-02-01","${part.name}",1,24,540,12960,0,"usd","Purchasing","buyer@example.com","12 Dock Road, Unit 4","","","","","","","","","","","","","","","","","+1 555 010 0200","","","","",""\r\n`,
  },
  exportOrderLines: {
    answer: `${head},"Line","Part","Our number","Part number","Own number","Quantity","Shipped","Cancelled","Unit price","Price","Price of cancelled","Currency","Note","Buyer","Email","Transaction"\r\n"PW-10482","2026-01-12T09:30:00Z","unpaid","PO-4711","2026-02-01",1,"${part.name}","P-100001","${part.mpn}","CPU-0042",24,0,0,540,12960,0,"usd","","Purchasing","buyer@example.com",""\r\n`,
  },
  getPayableOrder: { answer: order },
  getOrder: { answer: detail },
  getReceipt: { answer: pdf },
  getConfirmation: { answer: pdf },
  getProForma: { answer: pdf },
  getPackingList: { answer: pdf },
  getDeliveryNote: { answer: pdf },
  getInvoice: { answer: pdf },
  cancelOrder: { answer: { deletedCount: 1 } },
  startOnlinePayment: {
    body: { orderId: ids.order },
    answer: {
      status: 'open',
      page: 'https://pay.example/p-1042',
      amount: 1_296_000,
      currency: 'usd',
    },
  },
  startFreightPayment: {
    body: { method: 'card' },
    answer: {
      paymentId: ids.other,
      clientSecret: 'pi_3Qexample_secret_456',
      page: null,
      amount: 4_500,
      currency: 'usd',
    },
  },
  confirmFreightPayment: { body: { transactionId: 'pi_3Qexample' }, answer: { modifiedCount: 1 } },
  startPayment: {
    body: { orderId: ids.order, price: 12_960 },
    answer: { clientSecret: 'pi_3Qexample_secret_456', amount: 1_296_000, currency: 'usd' },
  },
  confirmPayment: {
    body: { orderId: ids.order, transactionId: 'pi_3Qexample', price: 12_960 },
    answer: { modifiedCount: 1 },
  },
}
