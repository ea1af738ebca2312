import { mutant } from './mutant.ts'

const room = 'server/orders/credit-notes'
const noted = `${room}/credit-notes.test.ts`

/** What credit notes take of their invoices, and whose documents are shown. */
export const creditNoteMutants = [
  mutant(
    'credit-note-most',
    'T17',
    [[`${room}/lower-price.ts`, '  if (amountMinor > mostMinor)', '  if (amountMinor < 0)']],
    noted,
    'a price is lowered on card',
  ),
  mutant(
    'credit-note-left',
    'T17',
    [[`${room}/credit.ts`, 'Math.min(wanted, leftBase)', 'wanted']],
    noted,
    'a price is lowered on card',
  ),
  mutant(
    'credit-note-other-invoice',
    'T17',
    [[`${room}/take-goods-back.ts`, 'number === (invoiceNumber ?? number)', 'number > 0']],
    noted,
    'takes pieces of that alone',
  ),
  mutant(
    'credit-note-oldest',
    'T17',
    [
      [
        'server/credit/on-account.ts',
        'const first = { invoices: [invoiceNumber], orderId }',
        'const first = {}',
      ],
    ],
    noted,
    'on account less is owed',
  ),
  mutant(
    'documents-of-others',
    'T22',
    [
      [
        'server/orders/documents/get-documents.ts',
        '  await findOrder(sql, caller, document.row.orderId)\n',
        '',
      ],
    ],
    'server/orders/documents/list-documents.test.ts',
    'are listed and exported for those who see their orders',
  ),
]
