import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { companyNumber } from '../../companies/index.ts'
import { pageOf, readCursor, wrongCursor } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { type ListedRow, selectDisputes } from './store.ts'
import { disputeToApi } from './to-api.ts'

/** What companies say is wrong with invoices, newest first. */
export async function listDisputes(
  { database }: Shop,
  _caller: User,
  { state, cursor, limit }: Input<Calls['listDisputes']>,
): Promise<Output<Calls['listDisputes']>> {
  const end = readCursor(cursor)
  if (end && typeof end.key !== 'number') throw wrongCursor()
  const before = typeof end?.key === 'number' ? end.key : null
  const rows = await selectDisputes(database.sql, {
    isStanding: state === 'standing',
    before,
    limit: limit + 1,
  })
  const { items, next } = pageOf(rows, limit, ({ id, position }) => ({ id, key: position }))
  return { items: items.map(listedToApi), next }
}

const listedToApi = (row: ListedRow) => {
  const { companyId, company, currency } = row
  return {
    ...disputeToApi(row, currency),
    by: row.by,
    company: {
      _id: companyId,
      legalName: company,
      number: companyNumber({ number: row.companyNumber }),
    },
    invoiceNumber: invoiceNumber(row.invoice),
    dueOn: row.dueOn,
    orderId: row.orderId,
    orderNumber: orderNumber({ number: row.order }),
    invoiced: toMajor(row.invoicedMinor, currency),
    credited: toMajor(row.creditedMinor, currency),
    open: toMajor(row.openMinor, currency),
    currency,
  }
}
