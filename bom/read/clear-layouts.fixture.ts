import { asked, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
const three = { [A]: 24, [B]: 6, [C]: 15 }
/** Its first row has pieces that stand in its number, too. */
const echoed = { [A]: 44, [B]: 6 }

/** Lists that are clear though no header says what their numbers are, or little does. */
export const clearLayouts: ListLayout[] = [
  list('pieces that stand in one of two numbers', `${A};44\n${B};6`, echoed),
  list(
    'pieces that stand in one of two numbers, before prices',
    `${A};44;12,50\n${B};6;3,10`,
    echoed,
  ),
  list('pieces that are one and two times the same', `${A},15\n${B},30`, { [A]: 15, [B]: 30 }),
  list('places behind numbers', `${A},10\n${B},20`, asked),
  list(
    'pieces, prices with cents and what they come to',
    `${A}\tDrive\t24\t12.50\t300.00\n${B}\tDrive\t6\t3.10\t18.60`,
  ),
  list(
    'pieces that prices come to in whole amounts',
    `${A}\tDrive\t24\t12.50\t300\n${B}\tDrive\t6\t3.50\t21`,
  ),
  list('prices before pieces', `${A}\tDrive\t12.50\t24\t300.00\n${B}\tDrive\t3.10\t6\t18.60`),
  list('whole prices beside pieces', `${A}\tDrive\t24\t310\t7440\n${B}\tDrive\t6\t75\t450`, asked),
  list('pieces with their word in a cell', `${A}, qty 24\n${B}, qty 6\n510-2G000042, qty 3`),
  list('prices whose comma parts cells', `${A}, 24 pcs, EUR 310,00\n${B}, 6 pcs, EUR 75,00`),
  list('a sentence on prices below lines', `${A}\n${B}\nPrices include shipping, taxes, and more`, {
    [A]: 1,
    [B]: 1,
  }),
  list('lines that end with commas', `${A} x 24,\n${B} x 6,\n${C} x 15.`, three),
  list('lines with places in front', `1 ${A} 24\n2 ${B} 6\n3 ${C} 15`, three),
  list('places with zeros in front', `001 ${A} 24 EA 310.00\n002 ${B} 6 EA 75.00`),
  list(
    'lines behind an order and its items',
    `PO 815 item 1: ${A} qty 24\nPO 815 item 2: ${B} qty 6`,
  ),
  list('Italian', `${A} n. 24\n${B}  n. 6`),
  list('a slash between blanks', `${A} / 24\n${B} / 6`),
  list('revisions', `${A} rev 2 24 pcs\n${B} v3 6 pcs`),
  list('Swedish and Portuguese pieces', `24 stycken ${A}\n6 peças ${B}`),
  list(
    'JSON in a mail',
    `Hello,\n\`\`\`json\n[{"mpn": "${A}", "qty": 24},\n {"mpn": "${B}", "qty": 6}]\n\`\`\`\nRegards`,
  ),
  list(
    'a number in brackets behind words',
    `24 x Fast Drive 7 pro, 8C/16T, 4.20-5.00GHz, boxed (${A})\n6 x ${B}`,
  ),
  ...['Quantity 1', 'Qty 1', 'Qty1'].map((name) =>
    list(`pieces below “${name}”`, `MPN,${name},Unit Price 1\n${A},24,12.50\n${B},6,3.10`),
  ),
  ...['Best.-Mge.', 'Nb', 'Бройка', '発注数量'].map((name) =>
    list(`pieces below “${name}”`, `MPN;${name};Text\n${A};24;Drive\n${B};6;Drive`),
  ),
  list('two quantities', `MPN,Quantity 1,Quantity 2\n${A},24,30\n${B},6,9`, asked),
  list('numbers of orders beside pieces', `Order,SKU,Qty\n2071,${A},20\n2071,${A},4\n2072,${B},6`),
  list('types and components', `Pos.;Typ;Komponente;Menge\n10;L;${A};24\n20;L;${B};6`),
]
