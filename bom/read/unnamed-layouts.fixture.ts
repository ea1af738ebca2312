import { asked, type ListLayout, list, numbers } from './layouts.fixture.ts'
import { second } from './surrounded-layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers

/** Rows of cells, parted as the first one is. */
function cells(names: string, ...rows: string[][]): string {
  const [separator = ','] = /[;,\t]/.exec(names) ?? []
  return [names, ...rows.map((row) => row.join(separator))].join('\n')
}

/** Lists whose columns have names that nobody knows. */
export const unnamedLayouts: ListLayout[] = [
  ...['CPU,Cores', 'Disk;Rpm', 'Raum\tQm', 'Vara;Verð', 'Foo,Bar', 'Part,Euro'].map((names) =>
    list(`names that nobody knows, “${names}”`, cells(names, [A, '24'], [B, '6']), asked),
  ),
  list('names that nobody knows, over one row', `Teil;Euro\n${A};24`, { [A]: null }),
  list(
    'names that nobody knows, in columns',
    `CPU           Cores\n${A}    24\n${B}       6`,
    asked,
  ),
  list(
    'names that nobody knows, as JSON',
    `[{"cpu":"${A}","cores":24},{"cpu":"${B}","cores":6}]`,
    asked,
  ),
  list('a row of words between rows', `${A},24\nGehäuse,viele\n${B},6`),
  list('a count in words in the first row', `${A},twenty\n${B},6`, { [A]: 20, [B]: 6 }),
]

/** Lists whose texts say of a row, or of all, what its cells do not. */
export const saidLayouts: ListLayout[] = [
  ...[
    'SSD (DNP)',
    'SSD - DO NOT FIT',
    'U2 (DNF)',
    'DNP for now',
    'cancelled - SSD',
    'SSD (optional)',
  ].map((text) => list(`a text “${text}”`, `MPN,Qty,Value\n${A},24,SSD\n${B},6,${text}`, second)),
  ...['Stock', 'Price', 'Bestand', 'Available:'].map((word) =>
    list(`“${word}” before each number`, `${A}\n${word}\n24\n${B}\n${word}\n6`, asked),
  ),
  list('“Qty” before each number', `${A}\nQty\n24\n${B}\nQty\n6`),
  list('rows that are all commented out', `-- 24x ${A}\n-- 6x ${B}`, asked),
  list('a part above the header', `Fast drive (${A}) - 24 pcs,,\nMPN,Qty,Price\n${B},6,3`, {
    [B]: 6,
  }),
  list(
    'rows over several lines',
    `-[ RECORD 1 ]\npart | ${A}\nqty  | 24\n-[ RECORD 2 ]\npart | ${B}\nqty  | 6`,
  ),
  list('names and values in two cells', `Part\t${A}\nQty\t24\n\nPart\t${B}\nQty\t6`),
  list('zeros that fill the last block', `MPN,Qty\n${A},24\n${B},6\n\0\0\0`),
  ...['Parts for Variant [Production]', 'Wish list', 'Deliver no later than 1 May'].map((title) =>
    list(`a table below “${title}”`, `${title},\nMPN,Qty\n${A},24\n${B},6`),
  ),
  list('an optional table', `Optional parts,\nMPN,Qty\n${A},24\n${B},6`, asked),
  list('pieces of each and of all', `Part,Qty/Server,# Servers,Ext. Qty\n${A},2,12,24\n${B},1,6,6`),
  ...['Your Qty', 'RFQ Qty', 'Wunschmenge', 'Quantitat', 'मात्रा'].map((name) =>
    list(`“${name}” beside a price`, `MPN;${name};Price\n${A};24;12\n${B};6;3`),
  ),
]

/** Lists in which pieces may be packs. */
export const packLayouts: ListLayout[] = [
  list(
    'prices of packs',
    `Part,Pack size,Quantity,Price per pack\n${A},1,24,12.50\n${B},2,6,3.10`,
    second,
  ),
  ...['Box of 10', 'Tray of 21', '5er-Pack', 'Boîte de 5', '10 Stk/Karton'].map((packed) =>
    list(
      `pieces that come as ${packed}`,
      `MPN;Qty;Packaging\n${A};24;Single\n${B};6;${packed}`,
      second,
    ),
  ),
  list('pieces that are said to be pieces', `MPN;Pcs;Packaging\n${A};24;Box of 10\n${B};6;`),
  list('whole prices of a unit', `Part,Unit,Qty,Ext\n${A},12,24,288\n${B},3,6,18`),
]

/** Marks and days that say which rows are to be ordered. */
export const markedLayouts: ListLayout[] = [
  ...['Order', 'Selected', 'Bestellen', 'OK', '选择'].map((name) =>
    list(`no mark below “${name}”`, `Part,Qty,${name}\n${A},24,x\n${B},6,`, second),
  ),
  list(
    'no answer below “Bestellen”',
    `Teil;Menge;Bestellen\n${A};24;ja\n${B};6;\n${C};2;nein`,
    second,
  ),
  ...['Ordered', 'Already ordered', 'Bestellt', 'Заказано'].map((name) =>
    list(`yes and no below “${name}”`, `Part;Qty;${name}\n${A};24;no\n${B};6;yes`, second),
  ),
  ...['Ordered on', 'PO date', 'Bestellt am', 'Date de commande'].map((name) =>
    list(`days of some below “${name}”`, `Part;Qty;${name}\n${A};24;\n${B};6;2026-03-01`, second),
  ),
  list('days of all', `Part;Qty;Order date\n${A};24;2026-03-01\n${B};6;2026-03-01`),
  ...['Pending', 'In review', 'offen', 'à l’étude'].map((state) =>
    list(
      `an approval that is “${state}”`,
      `Part;Qty;Approval\n${A};24;Approved\n${B};6;${state}`,
      second,
    ),
  ),
  list('who approved', `Part;Qty;Approved by\n${A};24;A. Example\n${B};6;A. Example`),
  ...['nice to have', 'next year', 'on the shelf', 'have plenty', 'or 50 if cheaper', 'DOA'].map(
    (remark) => list(`“${remark}” beside it`, `Part;Qty;Info\n${A};24;\n${B};6;${remark}`, second),
  ),
  list(
    'what a page offers beside each line',
    `Item\tQty\tPrice\t\n${A}\t24\t$12.50\tRemove\n${B}\t6\t$3.10\tRemove`,
  ),
  list('an action of one row', `Item\tQty\tAction\n${A}\t24\t\n${B}\t6\tRemove`, { [A]: 24 }),
]

/** Lines as they are typed in other scripts, and with numbers in front. */
export const lineLayouts: ListLayout[] = [
  list('Japanese points', `お見積り依頼\n\n・${A} 24台\n・${B}　6個`),
  list('a Japanese comma', `${A}、24台\n${B}、6個`),
  list('numbers in circles', `① ${A} 24個\n② ${B} 6個`),
  list('counted as in Chinese', `1、${A}，24个\n2、${B}，6个`),
  list('wanted in Chinese', `${A} 要24颗\n${B} 要6颗`),
  list('counted with #', `#1 ${A} 24 pcs\n#2 ${B} 6 pcs`),
  list('commented out with #', `${A} 24 pcs\n#${B} 6 pcs`, { [A]: 24 }),
  list(
    'counted with words and dashes',
    `Line 1 - ${A} - Qty 24 - Target $12\nLine 2 - ${B} - Qty 6 - Target $3`,
  ),
  list('signs by name in a page', `<ul><li>24 &times; ${A}</li><li>${B} &ndash; 6 pcs</li></ul>`),
  ...['Bitte je 24 Stück von:', 'Merci de coter 24 pièces de chaque :', '各24个：'].map((title) =>
    list(`below “${title}”`, `${title}\n${A}\n${B}`, asked),
  ),
  list('how many within a text', `Part,Description\n${A},Fast drive - qty 24\n${B},need 6`, asked),
  list(
    'thousands beside prices with commas',
    `${A}  1.200 Stück  à 12,50 €\n${B}  2.000 Stück  à 3,10 €`,
    {
      [A]: 1_200,
      [B]: 2_000,
    },
  ),
  ...['Reorder', 'To order', 'Bestellvorschlag', '需采购数量'].map((name) =>
    list(`“${name}” beside stocks`, `Part,Min,On hand,${name}\n${A},10,4,24\n${B},5,2,6`),
  ),
  list(
    'what is needed beside what to order',
    `Part,On hand,Required,To order\n${A},4,28,24\n${B},2,8,6`,
    asked,
  ),
  list('prices of each', `24 Stk. ${A} á 149,00 EUR\n6 Stk. ${B} zu je 4.899,00 €`),
  list('a word and a sign before each', `SSD = 24x ${A}\nGPU = 6x ${B}`),
  list('notes behind lines', `24x ${A} # for the lab\n6x ${B} // urgent`),
  list('a note that takes its line out', `24x ${A} # for the lab\n6x ${B} # cancelled`, second),
  list('pictures behind lines', `24x ${A} :+1:\n6x ${B} 🚀`),
  list('quotation marks around cells', `MPN,Qty\n“${A}”,“24”\n“${B}”,“6”`),
  list(
    'several makers’ numbers',
    `QPN\tMPN1\tMPN2\tQty\nQ-100-1\t${A}\t${C}\t24\nQ-100-2\t${B}\t\t6`,
  ),
  list('pieces with their spares', `MPN,Qty (incl. spares)\n${A},24\n${B},6`),
  list(
    'pieces of a board, and of all',
    `Board Qty:,12,\nMPN,Quantity Per PCB,Build Quantity\n${A},2,24\n${B},1,12`,
    {
      [A]: 24,
      [B]: 12,
    },
  ),
  list('nothing reserved', `Nr.;Menge;Reservierte Menge\n${A};24;0\n${B};6;0`),
  list('no substitute approved', `MPN,Qty,Approved subst.\n${A},24,no\n${B},6,no`),
  list('an optional row among others', `MPN,Qty,Optional\n${A},24,no\n${B},6,yes`, second),
  list(
    'a unit behind a comma',
    `Артикул;Цена, руб.;Остаток;Заказ, шт.\n${A};90,00;34;24\n${B};8,00;3;6`,
  ),
  list(
    'pieces that rise like places',
    `序号,规格型号,采购数量,含税单价,金额\n1,${A},12,210,2520\n2,${B},24,160,3840`,
    {
      [A]: 12,
      [B]: 24,
    },
  ),
  ...['Unidad de embalaje', 'Unité de conditionnement', 'Unità di confezione'].map((name) =>
    list(`“${name}” beside pieces`, `Ref;${name};Cantidad\n${A};10;24\n${B};25;6`),
  ),
  list('a capital sign without blanks', `24X${A}\n6x${B}`),
  list(
    'a part and its price in the first row',
    `Drive: ${A}\t($299.00 @ Shop)\nCard: ${B}\t($19.00 @ Shop)`,
    {
      [`Drive: ${A}`]: 1,
      [`Card: ${B}`]: 1,
    },
  ),
]
