import { asked, type ListLayout, list, numbers } from './layouts.fixture.ts'
import { second } from './surrounded-layouts.fixture.ts'

const { first: A, second: B } = numbers

/** Lists whose labels, titles and headers say what their numbers are. */
export const labelledLayouts: ListLayout[] = [
  ...['cancelled', 'Storno', 'annulé', 'не нужно', 'do not order', 'Already ordered', 'Price'].map(
    (label) => list(`behind “${label}:”`, `24 x ${A}\n${label}: 6 x ${B}`, second),
  ),
  ...['Item', 'Memory', 'For the lab'].map((label) =>
    list(`behind “${label}:”`, `24 x ${A}\n${label}: 6 x ${B}`),
  ),
  ...['Prices:', 'Price list', 'Preisliste:', 'Lieferzeit in Tagen:', '价格表'].map((title) =>
    list(`numbers below “${title}”`, `${title}\n${A} 24\n${B} 6`, asked),
  ),
  list('a heading of what is sold', `24 x ${A}\n\nWe sell:\n6 x ${B}`, second),
  list('not needed', `MPN,Qty,Needed\n${A},24,yes\n${B},6,no`, { [A]: 24 }),
  ...['Order', 'Bestellung', 'Заказ №'].flatMap((header) => [
    list(`numbers of orders below “${header}”`, `${header},MPN\n1001,${A}\n1002,${B}`, asked),
    list(`one order’s number below “${header}”`, `${header};MPN\n4711;${A}\n4711;${B}`, asked),
  ]),
  ...['Qnty', 'Kol-vo', 'Q'].map((header) =>
    list(`pieces below “${header}”`, `MPN,${header},Price\n${A},24,12.50\n${B},6,3.10`),
  ),
]
