import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { actingCompany } from '../companies/index.ts'
import { pageOf, readCursor, wrongCursor } from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import { selectLastDisputes } from './disputes/store.ts'
import {
  type InvoiceEnd,
  type InvoiceFilter,
  type InvoiceRow,
  selectInvoices,
} from './open-store.ts'
import { requireAccount } from './read-account.ts'
import { invoiceToApi } from './to-api.ts'

type Asked = Omit<Input<Calls['listCompanyInvoices']>, 'id'>
type Invoices = Output<Calls['listDueInvoices']>

/** The invoices on account of the company that the caller acts for. */
export const listDueInvoices = async (
  shop: Shop,
  caller: User,
  asked: Input<Calls['listDueInvoices']>,
): Promise<Invoices> => await invoicesOf(shop, actingCompany(caller)._id, asked)

/** Those of a company, for the seller. */
export const listCompanyInvoices = async (
  shop: Shop,
  _caller: User,
  { id, ...asked }: Input<Calls['listCompanyInvoices']>,
): Promise<Invoices> => await invoicesOf(shop, id, asked)

async function invoicesOf(
  { database }: Shop,
  companyId: string,
  { state, cursor, limit }: Asked,
): Promise<Invoices> {
  const after = readEnd(cursor, state)
  const { currency } = await requireAccount(database.sql, companyId)
  const rows = await selectInvoices(database.sql, companyId, { state, after, limit: limit + 1 })
  const { items, next } = pageOf(rows, limit, (row) => endOf(row, state))
  const disputes = await selectLastDisputes(
    database.sql,
    items.map(({ invoice }) => invoice),
  )
  return {
    items: items.map((row) => invoiceToApi(row, disputes.get(row.invoice), currency)),
    next,
  }
}

const isByDay = (state: InvoiceFilter) => state === 'open' || state === 'overdue'

const endOf = ({ entryId, dueOn, position }: InvoiceRow, state: InvoiceFilter): InvoiceEnd => ({
  id: entryId,
  key: isByDay(state) ? dueOn : position,
})

/** A cursor of the same list: its key is a day, or a position. */
function readEnd(text: string | undefined, state: InvoiceFilter): InvoiceEnd | null {
  const cursor = readCursor(text)
  if (!cursor) return null
  const { id, key } = cursor
  const fits = isByDay(state)
    ? typeof key === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(key)
    : typeof key === 'number'
  if (key === undefined || !fits) throw wrongCursor()
  return { id, key }
}
