import { asked, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers

/** Exports of programs and shops, wikis, mails, and what a row's state says. */
export const programLayouts: ListLayout[] = [
  list(
    'paths of fields as headers',
    `"Lines/Product/Reference","Lines/Quantity","Lines/Unit Price"\n"${A}","24.0","12.5"\n"${B}","6.0","3.1"`,
  ),
  list(
    'pieces with two decimals, ordered',
    `Article;Quantité commandée;PU\n${A};24,00;12,50\n${B};6,00;3,10`,
  ),
  list(
    'an order of an ERP, with what was committed',
    `Item,Quantity,Units,Rate,Amount,Committed\n${A},24,EA,12.50,300.00,24\n${B},6,EA,3.10,18.60,6`,
  ),
  list(
    'a blanket order’s shipped and open pieces',
    `Line,Part No.,Ordered,Shipped,Open\n1,${A},40,16,24\n2,${B},9,3,6`,
    asked,
  ),
  list(
    'two quantities of a quote',
    `Quantity 1,Quantity 2,Manufacturer Part Number\n24,240,${A}\n6,60,${B}`,
    asked,
  ),
  list(
    'a price list in which some rows are ordered',
    `Part;Price;Stock;Order\n${A};12,50;880;24\n${C};9,00;70;\n${B};3,10;75;6`,
    { [A]: 24, [B]: 6, [C]: null },
  ),
  list('a wiki’s bars', `||MPN||Qty||\n|${A}|24|\n|${B}|6|`),
  list(
    'another wiki’s table',
    `{| class="wikitable"\n! MPN !! Qty\n|-\n| ${A} || 24\n|-\n| ${B} || 6\n|}`,
  ),
  list(
    'a table between rules of equals signs',
    `==========  ===\nMPN         Qty\n==========  ===\n${A}   24\n${B}    6\n==========  ===`,
  ),
  list('a fenced block', `What we need:\n\`\`\`\n${A}  24\n${B}  6\n\`\`\``),
  list(
    'an answered mail, half of it quoted',
    `Last week, Kim wrote:\n> 24 pcs ${A} @ $12.50\n> 6 pcs ${B} @ $3.10\n\nYes, please.`,
  ),
  list('letters that count the lines', `a) ${A} - 24\nb) ${B} - 6`),
  list('long arrows', `${A} ==> 24\n${B} ==> 6`),
  list('Romanian', `Cod produs;Cantitate;Preț\n${A};24;12,50\n${B};6;3,10`),
  list('Ukrainian', `Артикул;Кількість;Ціна\n${A};24;12,50\n${B};6;3,10`),
  list('Finnish', `Tuotekoodi;Määrä;Hinta\n${A};24;12,50\n${B};6;3,10`),
  list('Hebrew', `מק"ט,כמות,מחיר\n${A},24,12\n${B},6,3`),
  list('thousands in German words', `Hersteller-Nr.;Bestellmenge\n${A};1.200\n${B};3.400`, {
    [A]: 1_200,
    [B]: 3_400,
  }),
  list(
    'thousands in French, parted by narrow blanks',
    `Référence;Quantité\n${A};1\u202f200\n${B};3 400`,
    { [A]: 1_200, [B]: 3_400 },
  ),
  list('thousands that nothing decides', `Part\tQty\n${A}\t1.200\n${B}\t3.400`, asked),
  list('a blank in a typed number', `${A} 1 200\n${B} 6`, { [A]: null, [B]: 6 }),
  list('a cell of packs', `MPN,Qty\n${A},24/reel\n${B},6`, { [A]: null, [B]: 6 }),
  list('a share, a half and a return', `MPN,Qty\n${A},24%\n${B},-6\n${C},2.5`, {
    ...asked,
    [C]: null,
  }),
  list(
    'rejected rows, and some on hold',
    `MPN,Qty,Status\n${A},24,Approved\n${B},6,Rejected\n${C},3,On hold`,
    { [A]: 24, [C]: null },
  ),
  list(
    'a substitute that is known, of a number that is not',
    `MPN,Alternate MPN,Qty\n${A},,24\n${B},OTHER-1,6`,
  ),
  list(
    'an order by names of a shop’s answer',
    JSON.stringify({
      data: {
        order: {
          lineItems: {
            edges: [
              { node: { sku: A, quantity: 24, price: '12.50' } },
              { node: { sku: B, quantity: 6, price: '3.10' } },
            ],
          },
        },
      },
    }),
  ),
  list(
    'pieces as texts of JSON',
    JSON.stringify({
      items: [
        { mpn: A, qty: '24', price: { amount: 12.5 } },
        { mpn: B, qty: '6', price: { amount: 3.1 } },
      ],
    }),
  ),
]
