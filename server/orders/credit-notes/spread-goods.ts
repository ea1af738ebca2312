import type { SoldLine } from '../invoices/facts.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import type { Some } from '../lines/store.ts'
import type { BackOfInvoice } from './store.ts'

/** Pieces of one invoice; without one, those that left before invoices were numbered. */
export type OfInvoice = { invoice: InvoiceRow | null; lines: SoldLine[]; some: Some[] }

/**
 * On which invoices pieces stand that came back: of each line those of the oldest invoice first that did not come back
 * before. What stands on none is told apart.
 */
export function spreadGoods(
  some: Some[],
  invoices: InvoiceRow[],
  before: BackOfInvoice[],
): OfInvoice[] {
  const open = new Map(some.map(({ position, quantity }) => [position, quantity]))
  const spread = invoices.flatMap((invoice): OfInvoice[] => {
    const lines = invoice.facts.lines.flatMap((line) => {
      const gone = before.find(
        (one) => one.invoiceNumber === invoice.number && one.position === line.position,
      )
      const wanted = open.get(line.position) ?? 0
      const quantity = Math.min(wanted, line.quantity - (gone?.quantity ?? 0))
      if (quantity <= 0) return []
      open.set(line.position, wanted - quantity)
      return [{ ...line, quantity }]
    })
    return lines.length === 0 ? [] : [{ invoice, lines, some: piecesOf(lines) }]
  })
  const rest = [...open].flatMap(([position, quantity]) =>
    quantity > 0 ? [{ position, quantity }] : [],
  )
  return rest.length === 0 ? spread : [...spread, { invoice: null, lines: [], some: rest }]
}

const piecesOf = (lines: SoldLine[]) =>
  lines.map(({ position, quantity }) => ({ position, quantity }))
