import { namedIn } from '../../../contract/bank/reference.ts'
import type { OpenItem } from '../../credit/index.ts'
import type { TransferOrder } from '../../payments/index.ts'
import { compared, type Line, namedItems, restOf, type Suggestion, textOf } from './suggest.ts'

/** The numbers of orders that these lines name. */
export const orderNumbersIn = (lines: Line[]) =>
  lines.flatMap((line) => namedOrders(line).flatMap(({ numbers }) => numbers))

const namedOrders = (line: Line) => namedIn(textOf(line)).filter(({ kind }) => kind === 'order')

/** What a line that names an order is to come to: what is due, and of one that takes nothing any more what it had cost. */
const awaited = ({ openMinor, askedMinor }: TransferOrder) => openMinor || askedMinor

const sumOf = (orders: TransferOrder[]) => orders.reduce((sum, one) => sum + awaited(one), 0)

/** The orders by transfer that a line names, and whether it can be read in one way only. */
function named(line: Line, orders: TransferOrder[]) {
  const own = orders.filter(({ currency }) => currency === line.currency)
  const hits = namedOrders(line).map(({ numbers }) =>
    own.filter(({ number }) => numbers.includes(number)),
  )
  const found = own.filter((one) => hits.some((hit) => hit.includes(one)))
  return { found, isClear: hits.every((hit) => hit.length <= 1) }
}

/**
 * The orders by transfer that a line pays beyond doubt: it names them and nothing on account, they are of one company, and it is what they
 * come to, to the cent. Null when it does not.
 */
export function certainOrders(
  line: Line,
  orders: TransferOrder[],
  items: OpenItem[],
): TransferOrder[] | null {
  const { found, isClear } = named(line, orders)
  const [first] = found
  const isOfOne = found.every(({ companyId }) => companyId === first?.companyId)
  const namesInvoices = (['invoice', 'order'] as const).some(
    (kind) => namedItems(line, items, kind).items.length > 0,
  )
  const isExact = sumOf(found) === restOf(line)
  return first && isClear && isOfOne && isExact && !namesInvoices ? found : null
}

/** Which orders by transfer a line may pay: those that it names, and else the one that waits for this amount. */
export function suggestOrders(
  line: Line,
  orders: TransferOrder[],
  tolerance: number,
): Suggestion[] {
  const one = (order: TransferOrder, reasons: Suggestion['reasons']): Suggestion => ({
    companyId: order.companyId,
    amountMinor: restOf(line),
    numbers: [],
    reasons,
    orderId: order.id,
  })
  const { found } = named(line, orders)
  if (found.length > 0)
    return found.map((order) =>
      order.openMinor > 0
        ? one(order, ['reference', compared(line, order.openMinor, tolerance)])
        : one(order, ['reference', 'order-over']),
    )
  const [only, ...more] = orders.filter(
    ({ openMinor, currency }) => currency === line.currency && openMinor === restOf(line),
  )
  return only && more.length === 0 ? [one(only, ['only-amount'])] : []
}
