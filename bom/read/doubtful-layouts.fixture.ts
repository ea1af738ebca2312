import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C, fourth: D } = numbers

/** Lists that are easily read as what they are not: headers that nobody knows, packs, rests, mails in mails. */
export const doubtfulLayouts: ListLayout[] = [
  list('Norwegian, kinds of parts as texts', `Varenr;Tekst;Antall\n${A};SSD;24\n${B};RAM;6`),
  list(
    'a word that nobody knows, beside kinds of parts',
    `Part;Kind;Xyzzy\n${A};SSD;24\n${B};RAM;6`,
    asked,
  ),
  list('boxes in the header', `MPN,Qty (boxes)\n${A},24\n${B},6`, asked),
  list('Kartons', `Artikel;Menge (Kartons)\n${A};24\n${B};6`, asked),
  list(
    'thousandths of a piece, in a list of points',
    `MPN,Qty,Price\n${A},1.149,12.50\n${B},6.000,3.10`,
    asked,
  ),
  list('what was replaced by another', `MPN,Replaced by,Qty\n${A},,24\n${B},OTHER-9,6`),
  list(
    'numbers that were asked for and quoted',
    `Requested MPN,Quoted MPN,Requested Qty\n${A},${A},24\n${B},${B},6`,
  ),
  list(
    'racks, pieces of a rack and their product',
    `Part,Qty per rack,Racks,Total qty\n${A},4,6,24\n${B},3,2,6`,
  ),
  list(
    'two rows of headers, one for what came',
    `Part,Quantity,,Price\n,Ordered,Delivered,Net\n${A},24,10,12.50\n${B},6,6,3.10`,
    asked,
  ),
  list('ordered and shipped in short, nothing sent', `Item,Qty Ord,Qty Shp\n${A},24,0\n${B},6,0`),
  list(
    'ordered and shipped in short, some sent',
    `Item,Ord,Shp,B/O\n${A},24,20,4\n${B},6,6,0`,
    asked,
  ),
  list('French, partly delivered', `Référence;Qté cdée;Qté livrée\n${A};24;10\n${B};6;6`, asked),
  list('Portuguese, prices in short', `Cód. Produto;Qtde.;Vlr. Unit.\n${A};24;12,50\n${B};6;3,10`),
  list('Spanish, prices in short', `Código;Cant.;P. Unit\n${A};24;12,50\n${B};6;3,10`),
  list('Russian in short', `Артикул;К-во;Цена\n${A};24;12,50\n${B};6;3,10`),
  list('what a product takes, in Chinese', `型号,需求量,含税单价\n${A},24,12.5\n${B},6,3.1`),
  list(
    'a unit that is a price',
    `Part\tUnit\tQty\tExt\n${A}\t12.50\t24\t300.00\n${B}\t3.10\t6\t18.60`,
  ),
  list(
    'an answer with lines of its own',
    `24 x ${A}\n6 x ${B}\n\n> 20 x ${A}\n>> 10 x ${A}\n> 5 x ${B}`,
    asked,
  ),
  list(
    'a number in brackets before its name',
    `Product,Quantity\n[${A}] Fast drive,24.0\n[${B}] Slow drive,6.0`,
  ),
  list(
    'a number behind its label',
    `Product,Quantity\n"Fast drive\nSKU: ${A}",24\n"Slow drive, SKU: ${B}",6`,
  ),
  list('a maker, a sign and the number', `Item,Qty\nCrucial / ${A},24\nKINGSTON:${B},6`),
  list('an open task', `- [ ] 24x ${A}\n- [ ] 6x ${B}`),
  list(
    'positions in columns',
    `Pos 1   ${A}    24 Stk.   à 12,50 €\nPos 2   ${B}    6 Stk.   à 3,10 €`,
  ),
  list('names and values behind equals signs', `[a]\npart=${A}\nqty=24\n[b]\npart=${B}\nqty=6`),
  list(
    'tables of other names beside each other',
    `MPN,Qty,,Part,Pcs\n${A},24,,${C},5\n${B},6,,${D},7`,
    {
      ...both,
      [C]: 5,
      [D]: 7,
    },
  ),
  list('thousands in the header', `Artikel;Menge in Tsd.\n${A};24\n${B};6`, asked),
  list('a factor beside the quantity', `Part,Qty,Multiplier\n${A},4,6\n${B},1,6`, asked),
  list('a year as the only other name', `Part,2026\n${A},24\n${B},6`, asked),
  list('what was ordered already', `Part,Qty,Remark\n${A},24,\n${B},6,already ordered`, {
    [A]: 24,
    [B]: null,
  }),
  list('what the customer brings', `Part,Qty,Source\n${A},24,buy\n${B},6,customer supplied`, {
    [A]: 24,
    [B]: null,
  }),
  list('what is made in the house', `Part,Qty,Make/Buy\n${A},24,Buy\n${B},6,Make`, {
    [A]: 24,
    [B]: null,
  }),
  list('so many of each of two', `${A}, ${B}: 24 each`, { [A]: null }),
  list('times signs behind', `${A} 24x\n${B} 6x`),
  list('amounts with decimal commas behind', `24 ${A} 250,00 €\n6 ${B} 65,00 €`),
  list(
    'a cell a line with blank lines between them',
    `Part\n\nQty\n\nPrice\n\n${A}\n\n24\n\n€12.50\n\n${B}\n\n6\n\n€3.10\n`,
  ),
  list(
    'cells that came apart, with one too many',
    `Part\nQty\n${A}\n24\n${B}\n6\nThank you`,
    asked,
  ),
  list('numbers of parts and of pieces, a line each', `${A}\n24\n${B}`, asked),
  list(
    'a column of what is left out, in other words than yes',
    `MPN,Excluded from BOM,Qty\n${A},,24\n${C},Excluded from BOM,5\n${D},only Ulm,7`,
    { [A]: 24, [D]: null },
  ),
  list(
    'pieces before names with commas',
    `24 drives of steel, SATA (${A})\n6 drives of tin, SAS (${B})`,
    { [`drives of steel, SATA (${A})`]: 24, [`drives of tin, SAS (${B})`]: 6 },
  ),
  list(
    'pieces before names, beside other numbers',
    `24 drives of steel,${A},880\n6 drives of tin,${B},75`,
    asked,
  ),
  list('lines that go on from others', `24 Stück ${A}\nund 6x ${B}`),
  list(
    'the day by which parts are needed',
    `MPN,Required\n${A},2027-03-15\n${B},2027-04-01`,
    asked,
  ),
  list('a status of each line', `Item,Ordered,Line status\n${A},24,Closed\n${B},6,Open`, {
    [A]: null,
    [B]: 6,
  }),
  list('pieces of a bin beside bins', `Part,Bin qty,Bins\n${A},12,2\n${B},6,1`, asked),
  list('lines one behind the other', `24x ${A}; 6x ${B}`),
  list('lines between commas', `${A} x24, ${B} x6`),
  list('a price behind its currency', `${A} 24pcs USD12.50/pc\n${B} 6pcs EUR 3.10 each`),
  list(
    'the places of pieces, and no quantities',
    `Part,Designator\n${A},"J1, J2"\n${B},J3-J8\n${C},J9`,
    { ...asked, [C]: 1 },
  ),
  list(
    'signs of a page that are written as numbers',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24&#32;</td></tr><tr><td>${B.replace('/', '&#x2F;')}</td><td>6</td></tr></table>`,
  ),
  list(
    'a table for each section of a page',
    `<p>Ulm</p><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr></table><p>Bonn</p><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>${B}</td><td>6</td></tr></table>`,
  ),
  list(
    'a number and pieces that are struck through, each for itself',
    `| MPN | Qty | Note |\n|---|---|---|\n| ~~${C}~~ | 5 | |\n| ${A} | 24 | |\n| ${B} | ~~6~~ | |`,
    { [A]: 24, [B]: null },
  ),
  list(
    'lines of an invoice',
    `${A} 24 12.50 300.00\n6 ${B} 3.10 18.60\n10 ${C} sled of steel 5 EA 2,136.00 10,680.00\n${D} 7 9.00`,
    { [A]: 24, [B]: 6, [`${C} sled of steel`]: 5, [D]: 7 },
  ),
  list(
    'lines of whole numbers, of which any may be the pieces',
    `${A} 24 12 288\n${B} 6 18\n1 ${C} 5 60`,
    { [`${A} 24`]: null, [B]: null, [`${C} 5`]: null },
  ),
  list('a position, and pieces by their unit', `1 ${A} 24 EA\n2 ${B} 6 EA`),
  list('commas within brackets', `${A} (24 pcs, €12.50 each)\n${B} (6 pcs, €3.10 each)`),
  list(
    'what is added, taken away and sent back',
    `Change,MPN,Qty\nadd,${A},24\nremove,${C},5\nReturn,${B},6`,
    { [A]: 24, [B]: null },
  ),
  list(
    'a German list with rows that are deleted',
    `Aktion;Artikel;Menge\nNeu;${A};24\n;${B};6\nGelöscht;${C};5`,
  ),
  list('whether to delete', `MPN,Qty,Delete?\n${A},24,\n${B},6,no\n${C},5,yes`),
  list('pieces with a sign', `+24 ${A}\n-6 ${B}`, { [`+24 ${A}`]: null, [`-6 ${B}`]: null }),
]
