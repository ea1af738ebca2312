import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C, fourth: D } = numbers
const json = (value: unknown) => JSON.stringify(value)

/** Lists that people tell each other, and that programs write in their code; and shops' lists, which say no quantity. */
export const toldLayouts: ListLayout[] = [
  list('tuples of a program', `wanted = [\n    ("${A}", 24),\n    ("${B}", 6),\n]`),
  list(
    'objects of a program',
    `const wanted = [{ mpn: '${A}', qty: 24 }, { mpn: '${B}', qty: 6 }];`,
  ),
  list('YAML in braces', `wanted:\n  - {mpn: ${A}, qty: 24}\n  - {mpn: ${B}, qty: 6}`),
  list(
    'what is put into a database',
    `INSERT INTO wanted (mpn, qty) VALUES ('${A}', 24);\nINSERT INTO wanted (mpn, qty) VALUES ('${B}', 6);`,
  ),
  list(
    'many rows that are put into a database at once',
    `insert into wanted ("mpn", "note", "qty") values\n('${A}', 'it''s, (new)', 24),\n('${B}', null, 6);`,
  ),
  list(
    'columns and rows of JSON',
    json({
      columns: ['mpn', 'qty', 'price'],
      rows: [
        [A, 24, 149],
        [B, 6, 88],
      ],
    }),
  ),
  list(
    'described columns of JSON',
    json({
      fields: [{ name: 'qty' }, { name: 'mpn' }],
      data: [
        [24, A],
        [6, B],
      ],
    }),
  ),
  list('a list for each column', json({ mpn: [A, B], qty: [24, 6] })),
  list('columns by their places', json({ mpn: { 0: A, 1: B }, qty: { 0: 24, 1: 6 } })),
  list(
    'groups of lines',
    json({
      racks: [
        { name: 'R1', parts: [{ mpn: A, qty: 24 }] },
        { name: 'R2', parts: [{ mpn: B, qty: 6 }] },
      ],
    }),
  ),
  list(
    'groups of which there are several',
    json([
      { rack: 'R1', count: 3, parts: [{ mpn: A, qty: 24 }] },
      { rack: 'R2', count: 2, parts: [{ mpn: B, qty: 6 }] },
    ]),
    asked,
  ),
  list(
    'lines that have lists of their own',
    json({
      items: [
        { sku: A, quantity: 24, taxes: [{ rate: 1 }, { rate: 2 }] },
        { sku: B, quantity: 6 },
      ],
    }),
  ),
  list('a chat', `[9:05, 3.2.2027] Kim: 24x ${A}\n[9:06, 3.2.2027] Kim: 6x ${B}`),
  list('another chat', `03/02/27, 09:05 - Kim: 24 x ${A}\n03/02/27, 09:06 - Kim: 6 x ${B}`),
  list('a channel', `09:05 <kim> 24x ${A}\n09:06 <kim> 6x ${B} pls`),
  list(
    'labels in each cell',
    `Part: ${A}  Qty: 24  Price: $149.00\nPart: ${B}  Qty: 6  Price: $88.00`,
  ),
  list('labels between commas', `MPN: ${A}, Qty: 24\nMPN: ${B}, Qty: 6`),
  list(
    'records with a title and a price each',
    `Your cart (2 lines)\nFast drive\nModel #: ${A}\nQty: 24\n$149.00 ea.\nSlow drive\nModel #: ${B}\nQty: 6\n$88.00 ea.`,
  ),
  list('a count below each number, without labels', `${A}\nQty: 24\n${B}`, asked),
  list('dashes and prices', `${A} - 24 - 149.00\n${B} - 6 - 88.00`),
  list('dashes and whole prices', `${A} - 24 - 149\n${B} - 6 - 88`, asked),
  list(
    'prices and what they come to',
    `24 pcs ${A} @ $149.00 = $3,576.00\n6 pcs ${B} @ $88.00 = $528.00`,
  ),
  list('boxes in a line', `2 boxes ${A}\n6 pcs ${B}`, { [A]: null, [B]: 6 }),
  list('a line that may be left out', `24x ${A}\n6x ${B} (optional)`, { [A]: 24, [B]: null }),
  list('what stands below “Optional”', `24x ${A}\nOptional:\n6x ${B}`, { [A]: 24, [B]: null }),
  list(
    'a heading that makes rows optional, and one that ends it',
    `Part,Note,Qty\n${A},,24\nAlternatives,,\n${C},,5\nDrives,,\n${B},,6`,
    { ...both, [C]: null },
  ),
  list(
    'a row in place of another',
    `Pos;Artikel;Menge;Bemerkung\n1;${A};24;\n1a;${B};24;Alternative zu Pos. 1`,
    {
      [A]: 24,
      [B]: null,
    },
  ),
  list('a part with a remark on another', `MPN,Qty,Remark\n${A},24,alternative: ${C}\n${B},6,`),
  list('whether to order', `MPN,Order?,Pieces\n${A},yes,24\n${B},no,6`, { [A]: 24 }),
  list(
    'numbers that are written out',
    `Part,Quantity\n${A},twenty\n${B},sechs\n${C},ten (10)\n${D},ten (12)`,
    {
      [A]: 20,
      [B]: 6,
      [C]: 10,
      [D]: null,
    },
  ),
  list('pieces of one and of fifty', `MPN,Qty/server,Qty (50 servers)\n${A},4,200\n${B},2,100`, {
    [A]: 200,
    [B]: 100,
  }),
  list(
    'pieces of one, and of fifty that do not agree',
    `MPN,Qty/board,Qty (50 boards)\n${A},4,210\n${B},2,100`,
    asked,
  ),
  list(
    'packs, pieces of a pack and their product',
    `Hersteller-Nr.;Anzahl VPE;Stück je VPE;Gesamt\n${A};3;8;24\n${B};1;6;6`,
  ),
  list(
    'what the price is for',
    `Material;Menge;ME;Preis;pro;Wert\n${A};24;ST;149,00;1;3576,00\n${B};6;ST;88,00;1;528,00`,
  ),
  list(
    'a total in the column of positions',
    `순번,품번,주문 수량,단가\n1,${A},24,149\n2,${B},6,88\n합계,,30,`,
  ),
  list(
    'makers’ numbers in a compound word',
    `Herstellerteilenr.;Artikelbezeichnung;Bestellmenge\n${A};Platte 2 TB;24\n${B};Platte 1 TB;6`,
  ),
  list(
    'makers’ numbers in Portuguese',
    `Referência do fabricante;Descrição;Qtde.\n${A};Disco;24\n${B};Disco;6`,
  ),
  list(
    'an order’s own reference, and numbers in brackets',
    `Order Reference,Order Lines/Product,Order Lines/Description,Order Lines/Quantity\nS00042,[${A}] Fast drive,Fast drive,24.00\n,[${B}] Slow drive,Slow drive,6.00`,
  ),
  list(
    'kinds of parts with stocks',
    `Kind,Part,Price,Stock\nCPU,${A},149,880\nSSD,${B},88,75`,
    asked,
  ),
  list(
    'categories of parts with prices',
    `Category;Part;Price\nCPU;${A};149.00\nSSD;${B};88.00`,
    asked,
  ),
  list('one kind of parts with prices', `Type,Part,Price\nSSD,${A},149.00\nSSD,${B},88.00`, asked),
  list('the parts of one machine', `Type,Part,Price\nCPU,${A},149.00\nStorage,${B},88.00`, {
    [A]: 1,
    [B]: 1,
  }),
  list(
    'a mail that was passed on, with bars below it',
    `From: Kim <kim@example.test>\nSubject: Order 20-4711\n\nplease send:\n24 x ${A}\n6 x ${B}\n\n--\nKim Vale | IT | +49 30 1234 | example.test`,
  ),
  list(
    'an answer that changes what it quotes',
    `Make that 15x ${A} please.\n\n> 24x ${A}\n> 6x ${B}`,
    {
      [`Make that 15x ${A}`]: null,
      ...asked,
    },
  ),
  list(
    'a page without a table',
    `<html><body><p>Please:</p><ul><li>24 pcs ${A}</li><li>6 pcs ${B}</li></ul></body></html>`,
  ),
  list(
    'what an assembly takes, and ten of them',
    `Part No,Qty per Assy,Ext Qty (10 Assy)\n${A},2,20\n${B},1,10`,
    {
      [A]: 20,
      [B]: 10,
    },
  ),
  list(
    'a distributor’s symbols in Polish',
    `Symbol klienta;Symbol producenta;Zamówiono\nK-1;${A};24\nK-2;${B};6`,
  ),
  list(
    'a price of one unit in short',
    `Item model number,Purchase PPU,Item Quantity\n${A},149.00,24\n${B},88.00,6`,
  ),
  list(
    'a number twice in one record of XML',
    `<list><part><mpn>${A}</mpn><mpn>${C}</mpn><qty>24</qty></part><part><mpn>${B}</mpn><qty>6</qty></part></list>`,
    {
      [`${A}; ${C}`]: 24,
      [B]: 6,
    },
  ),
]
