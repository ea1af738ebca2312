import { ids, order } from './things.ts'

const pdf = '%PDF-1.7'

/** Invoices, deposit invoices and credit notes. */
export const documentExamples = {
  listDocuments: {
    answer: {
      number: 'CN-000017',
      kind: 'credit-note',
      issuedOn: '2026-02-03',
      dueOn: null,
      corrects: 'IN-000123',
      orderId: ids.order,
      orderNumber: order.orderNumber,
      purchaseOrder: 'PO-4711',
      buyer: 'Example GmbH',
      net: 1_080,
      tax: 205.2,
      amount: 1_285.2,
      deducted: 0,
      credited: 0,
      open: 0,
      currency: 'eur',
      state: null,
      disputed: false,
    },
  },
  exportDocuments: {
    answer:
      '\ufeff"Number","What","Issued","Due","Invoice","Order","Purchase order","Buyer","Net","Tax","Amount","Open","Currency","Disputed","Deducted"\r\n"CN-000017","Credit note","2026-02-03","","IN-000123","PW-10482","PO-4711","Example GmbH",-1080,-205.2,-1285.2,0,"eur","",0\r\n',
  },
  getDocument: { answer: pdf },
  getElectronicDocument: { answer: '<?xml version="1.0" encoding="UTF-8"?>' },
  addCreditNote: {
    body: { lines: [{ position: 1, quantity: 2, restocked: 0 }], reason: 'Both are faulty.' },
    answer: { numbers: ['CN-000017'], amount: 1_285.2 },
  },
}
