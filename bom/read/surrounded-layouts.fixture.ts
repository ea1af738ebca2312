import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
/** The first is ordered, the second asked about. */
export const second = { [A]: 24, [B]: null }
/** The second is none of the order. */
const firstAlone = { [A]: 24 }

/** Below a heading, in a table and in lines. */
const below = (heading: string): ListLayout[] => [
  list(
    `below “${heading}” in a table`,
    `MPN,Qty,Price\n${A},24,12.50\n${heading},,\n${B},6,3.10`,
    second,
  ),
  list(`below “${heading}” in lines`, `24 x ${A}\n\n${heading}:\n6 x ${B}`, second),
]
/** A state, and a remark, that say what is to be done with a row. */
const states = (header: string, plain: string, ...open: string[]) =>
  open.map((state) =>
    list(`${header} “${state}”`, `MPN,Qty,${header}\n${A},24,${plain}\n${B},6,${state}`, second),
  )
const remarks = (...words: string[]) =>
  words.map((remark) =>
    list(`a remark “${remark}”`, `MPN,Qty,Remarks\n${A},24,for rack 4\n${B},6,${remark}`, second),
  )
const machines = (above: string) =>
  list(`“${above}” above a list`, `${above}\n\nPart No,Qty\n${A},24\n${B},6`, asked)

/** Lists whose rows are asked about, or left out, because of what stands with them. */
export const surroundedLayouts: ListLayout[] = [
  ...[
    'Cancelled in March',
    'Already received',
    'We do not need these',
    'Returns to vendor',
  ].flatMap(below),
  ...['Bereits geliefert', 'Nicht bestellen', 'Déjà livré', 'Pendiente de confirmar'].flatMap(
    below,
  ),
  ...['Nie zamawiać', 'Отгружено', '已发货', 'Option B', 'On hold', 'Out of scope'].flatMap(below),
  list(
    'below a heading that says nothing of an order',
    `MPN,Qty,Price\n${A},24,12.50\nStorage,,\n${B},6,3.10`,
  ),
  list('behind a heading that ends another', `Not needed:\n6 x ${B}\nTo order:\n24 x ${A}`, second),
  ...states(
    'Status',
    'Open',
    'Fully received',
    'Awaiting approval',
    'Parked',
    'Klärung',
    'Zakończone',
  ),
  ...states('Change', 'Added', '-', 'D', 'Swapped'),
  ...states('Procurement', 'Buy', 'Customer', 'Supplied by client', 'In-house'),
  ...remarks('we still have some', 'taken from stock', 'same as line 1', 'for information only'),
  ...remarks('TBC', 'quantity to be confirmed', 'double please', 'only 4', 'order 12 instead'),
  ...remarks(
    '6 per server',
    'EOL',
    'don’t buy',
    'im Lager vorhanden',
    'statt des alten',
    'zatím pozastaveno',
  ),
  ...remarks('не требуется', '待确认', 'à confirmer', 'retour fournisseur', `replaced by ${C}`),
  ...states('Return reason', '', 'dead on arrival'),
  ...states('RMA no.', '', 'R-1001'),
  ...states('Defekt', 'nein', 'startet nicht'),
  ...states('Motif du retour', '', 'panne'),
  ...states('Неисправность', 'нет', 'не включается'),
  list('a rate of returns', `MPN,RMA rate,Qty\n${A},0.5 pct,24\n${B},0.1 pct,6`),
  ...['Please quote only, no order.', 'Nur Preisanfrage.', 'Solo cotizar, por favor.'].map(
    (words) => list(`lines above “${words}”`, `24 x ${A}\n6 x ${B}\n\n${words}`, asked),
  ),
  ...[
    'QUOTE 4711 EXPIRED',
    'Quote 8 - expired 30.06.2026',
    'Warranty claim 12',
    'Verschrottungsliste',
    'Verkaufte Artikel',
  ].map((title) =>
    list(`a table under “${title}”`, `${title},\n\nMPN,Qty\n${A},24\n${B},6`, asked),
  ),
  ...states('Approved', 'yes', 'no'),
  ...states('Received', '', 'x', '2026-01-12'),
  ...states('Discontinued', 'no', 'yes', '2026-01-12'),
  ...states('Gesperrt', '', 'x'),
  ...states('Снят с производства', 'нет', 'да'),
  ...['Pending', 'offen', 'en cours', 'do zamówienia', '待采购', 'Volume Production'].map((state) =>
    list(
      `a state “${state}” of what is to be ordered`,
      `MPN,Qty,Status\n${A},24,${state}\n${B},6,Open`,
    ),
  ),
  ...[
    'no returns please',
    'to be delivered before 9 am',
    'wie letzte Bestellung',
    'без замены',
    'für Ulm',
  ].map((remark) =>
    list(
      `a remark “${remark}” of what is to be ordered`,
      `MPN,Qty,Remarks\n${A},24,${remark}\n${B},6,`,
    ),
  ),
  ...[
    'Order 4711 - CANCELLED',
    'Do not order',
    'Rücksendung / RMA 771',
    'Lieferschein Nr. 8812',
  ].map((title) =>
    list(`a table under “${title}”`, `${title},\n\nMPN,Qty\n${A},24\n${B},6`, asked),
  ),
  ...['Purchase order 4711', 'Return address: Ulm', 'Project Falcon'].map((title) =>
    list(`a table under “${title}”`, `${title},\n\nMPN,Qty\n${A},24\n${B},6`),
  ),
  ...['these arrived broken', 'the following we get elsewhere', '以下是我们的库存'].map((words) =>
    list(`lines under “${words}”`, `24 x ${A}\n\n${words}:\n6 x ${B}`, second),
  ),
  ...[
    'Please ignore the list above.',
    'Everything times four, please.',
    'We no longer need these lines.',
  ].map((words) => list(`lines above “${words}”`, `24 x ${A}\n6 x ${B}\n\n${words}`, asked)),
  list(
    'what is not needed, but the list is',
    `We don't need the old ones any more, but please send:\n24 x ${A}\n6 x ${B}`,
  ),
  list(
    'for machines in words',
    `For each of our twelve nodes we need:\n24 x ${A}\n6 x ${B}`,
    asked,
  ),
  list('numbered lines with commas', `Please send:\n1. ${A}, 24 pcs\n2. ${B}, 6 pcs`),
  list(
    'an assembly of XML, of which there are several',
    `<bom><asm qty="4"><part mpn="${A}" qty="24"/><part mpn="${B}" qty="6"/></asm></bom>`,
    asked,
  ),
  list(
    'a unit as an attribute of XML',
    `<o><i><mpn>${A}</mpn><qty uom="EA">24</qty></i><i><mpn>${B}</mpn><qty uom="BOX">6</qty></i></o>`,
    second,
  ),
  list(
    'headings between the tables of a page',
    `<p>Please order:</p><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr></table><h3>In our warehouse</h3><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${B}</td><td>6</td></tr></table>`,
    second,
  ),
  list(
    'a table of stocks in a page',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr></table><table><tr><th>Part number</th><th>In stock</th></tr><tr><td>${B}</td><td>6</td></tr></table>`,
    second,
  ),
  list('prices behind numbers', `${A} 24 EUR\n${B} 6 EUR`, asked),
  ...['PO Quantity', 'Quantity (- Refund)', 'Quoted Qty', 'Ext Qty'].map((header) =>
    list(`pieces under “${header}”`, `MPN,${header}\n${A},24\n${B},6`),
  ),
  list(
    'pieces beside the day by which they are needed',
    `MPN,Buy Qty,Need by\n${A},24,2026-05-01\n${B},6,2026-06-01`,
  ),
  list('pieces beside a forecast', `MPN,Order qty,Forecast Q2\n${A},24,900\n${B},6,70`),
  list(
    'what is asked to be sent, in Polish',
    `Dzień dobry, proszę o wysłanie:\n24 x ${A}\n6 x ${B}`,
  ),
  list(
    'parts that are taken back',
    `24 x ${A}\n6 x ${B}\n\nPS: please leave out the slow drives.`,
    asked,
  ),
  list(
    'a field beside its copy',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td><input value="24"></td></tr><tr><td>${B}</td><td><input type="number" value="6"><span class="print">6</span></td></tr></table>`,
    second,
  ),
  list('a line that is taken back', `24 x ${A}\n6 x ${B}\n\nSorry, scrap the second line.`, asked),
  list(
    'copies of a number for other screens',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr><tr><td>${B}</td><td><span class="m">6</span><span class="d">6</span></td></tr></table>`,
    second,
  ),
  list(
    'a remark that says nothing of an order',
    `MPN,Qty,Notes\n${A},24,urgent\n${B},6,black bezel`,
  ),
  list('an answer below “Cancelled”', `MPN,Qty,Cancelled\n${A},24,no\n${B},6,yes`, firstAlone),
  list('a mark below “Excl.”', `MPN,Qty,Excl.\n${A},24,\n${B},6,x`, firstAlone),
  list('a line of changes', `-${B},6\n+${A},24`, { [`+${A}`]: 24, [`-${B}`]: null }),
  list('one or the other', `24 x ${A} and\n6 x ${B} or\n9 x ${C}`, {
    [`${A} and`]: 24,
    [`${B} or`]: null,
    [C]: null,
  }),
  ...[
    'Nodes: 40',
    'Number of servers,10',
    'Build quantity: 25',
    '12 workstations',
    'Anzahl Rechner: 8',
  ].map(machines),
  ...['For 6 identical racks', 'Assembly qty: 30', 'Serwery: 5', '15 комплектов'].map(machines),
  list('a count of components above a list', `Component Count: 72\n\nPart No,Qty\n${A},24\n${B},6`),
  list('lines for several of a kind', `We need 5 storage nodes with\n24 x ${A}\n6 x ${B}`, asked),
  list(
    'a configuration, so many times',
    `Configuration A (Qty 5)\n24 x ${A}\nConfiguration B\n6 x ${B}`,
    {
      [A]: null,
      [B]: 6,
    },
  ),
  list('parts of an assembly of several', `Level,Part,Qty\n0,RACK,3\n1,${A},24\n0,${B},6`, {
    [A]: null,
    [B]: 6,
  }),
  list('parts of an assembly of one', `Level,Part,Qty\n0,RACK,1\n1,${A},24\n1,${B},6`),
  ...[
    'Scrapped pcs',
    'Surplus qty',
    'Installed qty',
    'Qty in system',
    'Qty / 5 units',
    'Ausschuss Menge',
  ].map((header) => list(`pieces under “${header}”`, `MPN,${header}\n${A},24\n${B},6`, asked)),
  ...['Qty to order', 'Requested quantity (pcs)', 'Menge in Stück', 'Total no. of pieces'].map(
    (header) => list(`pieces under “${header}”`, `MPN,${header}\n${A},24\n${B},6`),
  ),
  list('so many per some', `MPN,Qty,per\n${A},24,10\n${B},6,10`, asked),
  list('a table of stocks below', `MPN,Qty\n${A},24\n\nMPN,On hand\n${B},6`, second),
  list('a table of prices below', `MPN,Qty\n${A},24\n\nPart number,Price\n${B},6`, second),
  list(
    'a table with its columns the other way round below',
    `MPN,Qty,Price\n${A},24,12.50\n\nPrice,Part,Pieces\n3.10,${B},6`,
  ),
  list(
    'JSON with what was cancelled',
    JSON.stringify({ lines: [{ mpn: A, qty: 24 }], cancelledLines: [{ mpn: B, qty: 6 }] }),
    second,
  ),
  list(
    'JSON with options in a line',
    JSON.stringify([{ mpn: A, qty: 24, options: [{ mpn: B, qty: 6 }] }]),
    second,
  ),
  list(
    'JSON with parts of several machines',
    JSON.stringify({
      servers: 10,
      parts: [
        { mpn: A, qty: 24 },
        { mpn: B, qty: 6 },
      ],
    }),
    asked,
  ),
  list(
    'JSON with another object beside',
    JSON.stringify({ items: [{ mpn: A, qty: 24 }], extra: { mpn: B, qty: 6 } }),
  ),
  list(
    'XML with what was cancelled',
    `<o><lines><l><mpn>${A}</mpn><qty>24</qty></l></lines><cancelledLines><l><mpn>${B}</mpn><qty>6</qty></l></cancelledLines></o>`,
    second,
  ),
  list(
    'a page that hides a row',
    `<table><tr><th>MPN<th>Qty<tr><td>${A}<td>24<tr style="display:none"><td>${B}<td>6</table>`,
    firstAlone,
  ),
  list(
    'a page that hides a row by a class',
    `<style>.gone{display:none}</style><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr><tr class="gone"><td>${B}</td><td>6</td></tr></table>`,
    firstAlone,
  ),
  list(
    'a page with fields and hidden words',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td><input value="24"></td></tr><tr><td>${B}</td><td><span hidden>9</span>6</td></tr></table>`,
  ),
  list(
    'a page with the number of a footnote',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr><tr><td>${B}</td><td>6<sup>2</sup></td></tr></table>`,
    second,
  ),
  list(
    'a page that says for how many machines',
    `<p>20 servers</p><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr><tr><td>${B}</td><td>6</td></tr></table>`,
    asked,
  ),
  list(
    'struck through in a forum',
    `[table][tr][td]MPN[/td][td]Qty[/td][/tr][tr][td]${A}[/td][td]24[/td][/tr][tr][td][s]${B}[/s][/td][td]6[/td][/tr][/table]`,
    firstAlone,
  ),
  list(
    'thousands beside pieces, by the mark of the prices',
    `Artikel;Menge;Preis\n${A};1.000;12.50\n${B};6;3.10`,
    { [A]: null, [B]: 6 },
  ),
  list('pieces with decimals', `MPN,Qty\n${A},24.000\n${B},6.00`, both),
]
