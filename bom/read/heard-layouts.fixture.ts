import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'
import { second } from './surrounded-layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
const only = { [A]: 24 }

const headings =
  'Price list|Prices|Lead times|Minimum quantities|Warranty (months)|DNP|Do not populate|Not fitted|Old order|Next order|Have|Owned|Backorder|Example|Template|Competitor|Return to vendor|Warehouse stock|Superseded|Replaces|Lieferzeiten|Mindestmengen|Nicht bestückt|Alte Bestellung|Rückstand|Beispiel|Délais de livraison|Commande précédente|Exemples|Plazos|Pedido anterior|Plantilla|Ordine precedente|Esempio|Levertijden|Voorbeeld|Poprzednie zamówienie|Przykład|Сроки поставки|Следующий заказ|Пример|交期|上次订单|示例'.split(
    '|',
  )
const plain = [
  'Rack 2',
  'Storage',
  'Spares',
  'Cases',
  'For the lab',
  'Laufwerke',
  'Order',
  'Новый заказ',
]

const mails = [
  '-----Original Message-----',
  'From: Kim\nSent: Monday, 4 May',
  'Von: Kim\nGesendet: Montag',
  'On Mon, May 4, 2026 at 8:10 AM Kim <kim@example.com> wrote:',
  'Am 04.05.2026 um 08:10 schrieb Kim:',
  'Le lun. 4 mai 2026 à 08:10, Kim a écrit :',
  'Begin forwarded message:',
  '4 мая 2026 г. Ким пишет:',
]

const columns =
  'NoPop=1 Stuff=No Assemble=No Place=No In_BOM=No Bestückung=nein Bestückung=n.b. Monté=non Монтаж=нет 実装=なし 是否采购=否 要否=否 발주여부=N LöKz=L LKZ=X Loeschkennzeichen=X Deletion_indicator=L Del.=X Final_delivery=X Endlieferung=X Owned=yes Have=yes Purchased=yes Consigned=X Customer_supplied=yes Beistellung=X Gizmo=X Gizmo=no'
    .split(' ')
    .map((one) => one.replace('_', ' ').split('=') as [name: string, cell: string])
const isOut = new Set([
  'NoPop',
  'Stuff',
  'Assemble',
  'Place',
  'In BOM',
  'Monté',
  'Монтаж',
  '実装',
  '是否采购',
  '要否',
  '발주여부',
])

const remarks =
  'NC|NP|DNL|do not load|no stuff|not assembled|omit|dont order|hold|refused|closed|completed|done|paid|fällt weg|Entfall|auf Lager|kundenseitig|utgår|avbruten|ακυρώθηκε|不订|空贴|取りやめ|실장안함|미실장|ملغى|בוטל'.split(
    '|',
  )

/** Lists of whose rows words beside them say that they are not simply to be ordered. */
export const heardLayouts: ListLayout[] = [
  ...headings.flatMap((title) => [
    list(`below “${title}” in a table`, `MPN,Qty\n${A},24\n${title},\n${B},6`, second),
    list(`below “${title}” among lines`, `${A} x 24\n\n${title}\n${B} x 6`, second),
  ]),
  list(
    'below a title in Markdown',
    `| MPN | Qty |\n|---|---|\n| ${A} | 24 |\n| **Example** | |\n| ${B} | 6 |`,
    second,
  ),
  list('behind the label of another order', `${A} x 24\nNext order: ${B} x 6`, second),
  ...plain.map((title) => list(`below “${title}”`, `MPN,Qty\n${A},24\n${title},\n${B},6`)),
  ...mails.flatMap((begin) => [
    list(`lines below “${begin}”`, `Please send\n${A} x 24\n\n${begin}\n\n${B} x 6`, second),
    list(`a table below “${begin}”`, `MPN\tQty\n${A}\t24\n\n${begin}\n\nMPN\tQty\n${B}\t6`, second),
    list(`all lines below “${begin}”`, `Hello\n\n${begin}\n\n${A} x 24\n${B} x 6`),
  ]),
  ...columns.flatMap(([name, cell]) =>
    list(
      `${name}=${cell} on one of three rows`,
      `MPN;Qty;${name}\n${A};20;\n${A};4;\n${B};6;${cell}`,
      isOut.has(name) || cell === 'nein' ? only : second,
    ),
  ),
  list('marks on all rows', `MPN,Qty,Gizmo\n${A},24,x\n${B},6,x`),
  list('marks on most rows', `MPN,Qty,Gizmo\n${A},24,x\n${C},5,x\n${B},6,`, { ...second, [C]: 5 }),
  list('as many yes as no', `MPN,Qty,Gizmo\n${A},24,yes\n${B},6,no`, asked),
  list('what is so of a part', `MPN,Qty,RoHS\n${A},24,yes\n${B},6,no`),
  list('yes to what is fitted', `MPN,Qty,是否采购\n${A},24,是\n${B},6,否`, only),
  list('no marks below “Place”', `MPN,Qty,Place\n${A},24,shelf\n${B},6,drawer`),
  ...remarks.map((remark) =>
    list(`the remark “${remark}”`, `MPN,Qty,Remark\n${A},24,fast\n${B},6,${remark}`, second),
  ),
  list('cartons', `MPN,Qty,Unit\n${A},24,ea\n${B},6,CT`, second),
  ...['kpl', 'τεμ', 'pce(s)'].map((unit) =>
    list(`the unit “${unit}”`, `MPN,Qty,Unit\n${A},24,${unit}\n${B},6,${unit}`, both),
  ),
]

const shop = 'Name,Financial Status,Cancelled at,Lineitem quantity,Lineitem sku'
/** Exports of orders, whose first lines alone have the state of the order. */
export const orderLayouts: ListLayout[] = [
  ...['refunded', 'voided'].map((state) =>
    list(`an order that is ${state}`, `${shop}\n#7,${state},,24,${A}\n#7,,,6,${B}`, asked),
  ),
  list(
    'an order that was cancelled',
    `${shop}\n#7,,2026-05-04 08:10:00 +0200,24,${A}\n#7,,,6,${B}`,
    asked,
  ),
  list(
    'one of two orders',
    `${shop}\n#7,paid,,24,${A}\n#8,pending,,3,${C}\n#9,refunded,,1,${B}\n#9,,,5,${B}`,
    {
      [A]: null,
      [C]: 3,
      [B]: null,
    },
  ),
  list('orders that are paid', `${shop}\n#7,paid,,20,${A}\n#7,,,4,${A}\n#8,paid,,6,${B}`),
  list('an order that is paid', `${shop}\n#7,paid,,24,${A}`, only),
  list(
    'states of orders',
    `Order Number,Order Status,SKU,Qty\n71,on hold,${B},6\n71,,${B},2\n72,open,${A},24`,
    second,
  ),
  list(
    'states of lines',
    `Name,Lineitem fulfillment status,Lineitem sku,Lineitem quantity\n#7,fulfilled,${B},6\n#7,,${A},24`,
    second,
  ),
]
