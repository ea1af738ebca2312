import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
const priced = (is: string, header: string, rows: string[], wants?: ListLayout['wants']) =>
  list(is, [header, ...rows].join('\n'), wants)

/** Lists whose amounts say something of their pieces. */
export const amountLayouts: ListLayout[] = [
  priced(
    'a total of another number of pieces',
    'MPN,Qty,Unit price,Total',
    [`${A},24,12.50,300.00`, `${B},6,3.10,18.60`, `${C},12,149.00,"1,490.00"`],
    { ...both, [C]: null },
  ),
  priced(
    'a total of another number of pieces, in German',
    'Artikel;Menge;Einzelpreis;Gesamtpreis',
    [`${A};24;12,50 €;300,00 €`, `${B};6;3,10 €;18,60 €`, `${C};5;20,00 €;160,00 €`],
    { ...both, [C]: null },
  ),
  priced(
    'totals of all machines',
    'MPN,Qty,Price,Amount',
    [`${A},24,12.50,900.00`, `${B},6,3.10,55.80`],
    asked,
  ),
  priced('totals with a tax', 'MPN,Qty,Price,Total', [`${A},24,12.50,360.00`, `${B},6,3.00,21.60`]),
  priced('one total with a tax', 'MPN,Qty,Price,Total', [`${A},24,12.50,375.00`], { [A]: 24 }),
  priced('totals less a discount of all', 'MPN,Qty,Price,Total', [
    `${A},24,12.50,150.00`,
    `${B},6,3.00,9.00`,
  ]),
  priced('totals less discounts of each', 'MPN,Qty,Price,Discount,Total', [
    `${A},24,12.50,50%,150.00`,
    `${B},6,3.00,,18.00`,
  ]),
  priced('totals with freight', 'MPN,Qty,Price,Total', [
    `${A},24,12.50,312.50`,
    `${B},6,3.10,18.60`,
  ]),
  priced(
    'prices of a hundred',
    'MPN,Qty,Price / 100,Total',
    [`${A},2400,12.50,300.00`, `${B},600,3.00,18.00`],
    { [A]: 2400, [B]: 600 },
  ),
  priced('prices of a pack', 'MPN,Qty,Pack,Price,Total', [
    `${A},24,12,150.00,300.00`,
    `${B},6,1,3.00,18.00`,
  ]),
  priced('totals that are rounded', 'MPN,Qty,Price,Total', [
    `${A},24,12.499,299.98`,
    `${B},6,3.1,19`,
  ]),
  priced(
    'prices from so many pieces on',
    'MPN,Qty,Price',
    [`${A},1,12.50`, `${A},10,11.20`, `${A},100,9.90`, `${B},6,3.10`],
    { [A]: null, [B]: 6 },
  ),
  priced('one part at one price for three sites', 'MPN,Site,Qty,Price', [
    `${A},Ulm,4,12.50`,
    `${A},Bonn,8,12.50`,
    `${A},Linz,12,12.50`,
    `${B},Ulm,6,3.10`,
  ]),
  priced('one part for two sites, cheaper where there are more', 'MPN,Site,Qty,Price', [
    `${A},Ulm,4,12.50`,
    `${A},Bonn,20,11.20`,
    `${B},Ulm,6,3.10`,
  ]),
  ...[' 149.00', ': 149,00', ' - 149.00', ' (149.00)', ' fast drive 149.00'].map((price) =>
    list(`lines that end with “${price}”`, `6 x ${B}\n${A}${price}`, {
      [B]: 6,
      [`${A}${price.includes('fast') ? ' fast drive' : ''}`]: null,
    }),
  ),
  ...['@149', 'à 149', 'je 149', '149 per piece', '149/pc', '149 je Stück', '149 la pièce'].map(
    (price) =>
      list(`lines that end with “${price}”`, `6 x ${B}\n${A} ${price}`, { [B]: 6, [A]: null }),
  ),
  ...['149 c/u', '149 al pezzo', '149 per stuk', '149 za szt.', '149 за шт.'].map((price) =>
    list(`lines that end with “${price}”`, `6 x ${B}\n${A} ${price}`, { [B]: 6, [A]: null }),
  ),
  list('lines of numbers with “each”', `${A} 149 each\n${B} 88 each`, asked),
  list('cents with “each” beside pieces', `${C} 5 pcs\n${A} 149.00 each`, { [C]: 5, [A]: null }),
  list('lines of which one has “each”, and others their units', `${A} 24 each\n${B} 6 pcs`),
  list('numbers with “each” before parts', `24 each ${A}\n6 each ${B}`),
  list('pieces with decimals in lines', `${A} x 24.00\n${B} 6.00 pcs`),
  list('prices with a dash alone', `${A} 149.-\n${B} 88.-`, {
    [`${A} 149.-`]: null,
    [`${B} 88.-`]: null,
  }),
]
