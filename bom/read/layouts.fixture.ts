/**
 * A list as people have it, and what is wanted of it: pieces by number, null for a row that has to be asked about, and
 * nothing for rows that are no lines.
 */
export type ListLayout = { is: string; text: string; wants: Record<string, number | null> }

/** The numbers of these lists. */
export const numbers = {
  first: 'AX-4410-KW',
  second: 'QT900/64G',
  third: '510-000042',
  fourth: 'ZN7720R5B',
}
const { first: A, second: B, third: C, fourth: D } = numbers

/** What most lists want, and of one whose rows are to be asked about. */
export const both = { [A]: 24, [B]: 6 }
export const asked = { [A]: null, [B]: null }

export const list = (
  is: string,
  text: string,
  wants: Record<string, number | null> = both,
): ListLayout => ({ is, text, wants })

/** Headers in the languages and words of many programs. */
export const namedLayouts: ListLayout[] = [
  list('English', `Part Number,Description,Qty\n${A},Fast drive,24\n${B},Slow drive,6`),
  list('German', `Herstellernummer;Bezeichnung;Bestellmenge\n${A};Platte;24\n${B};Platte;6`),
  list(
    'French',
    `Réf. fabricant;Désignation;Stock;Qté commandée\n${A};Disque;880;24\n${B};Disque;75;6`,
  ),
  list('Spanish', `Código;Existencias;Cantidad pedida\n${A};880;24\n${B};75;6`),
  list('Italian', `Codice produttore;Giacenza;Quantità\n${A};880;24\n${B};75;6`),
  list('Dutch', `Artikelcode;Voorraad;Aantal;Prijs\n${A};880;24;12,50\n${B};75;6;3,10`),
  list('Polish', `Kod producenta;Stan;Ilość zamówiona\n${A};880;24\n${B};75;6`),
  list('Czech', `Objednací číslo;Počet kusů;Cena\n${A};24;12,50\n${B};6;3,10`),
  list('Hungarian', `Cikkszám;Mennyiség;Egységár\n${A};24;12\n${B};6;3`),
  list('Swedish', `Tillverkarens artikelnummer;Antal;Pris\n${A};24;12,50\n${B};6;3,10`),
  list(
    'Turkish',
    `Parça numarası;Adet;Stok\n${A};24;880\n${B};6;75`.replace('Parça numarası', 'Parça no'),
  ),
  list('Russian', `Артикул;Остаток;Цена;Заказ\n${A};880;12,50;24\n${B};75;3,10;6`),
  list('Greek', `Κωδικός;Ποσότητα;Τιμή\n${A};24;12,50\n${B};6;3,10`),
  list('Arabic, with its digits', `رقم القطعة,الكمية\n${A},٢٤\n${B},٦`),
  list('Chinese', `型号,库存,采购数量\n${A},880,24\n${B},75,6`),
  list('Japanese', `メーカー型番,在庫,注文数\n${A},880,24\n${B},75,6`),
  list('Korean', `모델명,수량,단가,재고\n${A},24,12000,880\n${B},6,3100,75`),
  list(
    'a distributor’s cart',
    `Index,Quantity,Part Number,Manufacturer Part Number,Available,Backorder,Unit Price\n1,24,77-${A}-ND,${A},24,0,12.50000\n2,6,78-9-ND,${B},6,0,3.10000`,
  ),
  list(
    'an order of another distributor',
    `Web Order #:,Dist #:,Mfr. #:,Desc.:,Order Qty.,Price (USD)\n9,88-1,${A},Drive,24,"$12.50"\n9,88-2,${B},Drive,6,$3.10`.replace(
      'Dist #',
      'Mouser #',
    ),
  ),
  list(
    'a quote of a maker of servers',
    `Quote No.,9\n\nModule,Description,SKU,Qty\nStorage,Drive,${A},24\nStorage,Drive,${B},6`,
  ),
  list(
    'an export of a shop',
    `Name,Email,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n#9,a@example.com,24,Drive,12.50,${A}\n#9,,6,Drive,3.10,${B}`,
  ),
  list(
    'an export of another shop',
    `"id_order";"product_reference";"product_quantity";"unit_price_tax_excl"\n"9";"${A}";"24";"12.500000"\n"9";"${B}";"6";"3.100000"`,
  ),
  list(
    'a drawing program',
    `"Reference","Qty","Value","Footprint","DNP","MPN"\n"U1,U2","24","Drive","M2","","${A}"\n"U3","6","Drive","M2","","${B}"`,
  ),
  list(
    'another, with its number among the values',
    `"Id";"Designator";"Package";"Quantity";"Designation";\n1;"U1";"M.2";24;"${A}";\n2;"U3";"U.2";6;"${B}";`,
  ),
  list('our number beside', `Our ref;Supplier part no;Qty\nX-1;${A};24\nX-2;${B};6`),
  list('line breaks in headers', `"Part\nNumber","Qty\n(pcs)"\n${A},24\n${B},6`),
  list('two rows of headers', `型号,数量,单价\nModel,Qty,Unit Price\n${A},24,12\n${B},6,3`),
  list(
    'data that are header words',
    `MPN,Qty,Kind,Where\n${A},24,Part,Location\n${B},6,Part,Location`,
  ),
  list(
    'units that stand twice',
    `MPN,Qty,UOM,Price,Price UOM\n${A},24,PCS,12.50,PCS\n${B},6,PCS,3.10,PCS`,
  ),
]

/** Columns that are no quantity, and such that may be. */
export const moneyLayouts: ListLayout[] = [
  list('prices alone', `MPN,Price\n${A},149\n${B},189`, asked),
  list('two prices', `MPN,Your price,List price\n${A},139,149\n${B},179,189`, asked),
  list('stock alone', `MPN,Stock\n${A},880\n${B},75`, asked),
  list('weeks', `MPN,Lead time (weeks)\n${A},12\n${B},8`, asked),
  list('weights', `Part Number;Weight (g)\n${A};120\n${B};70`, asked),
  list('months of warranty', `MPN,Warranty (months)\n${A},60\n${B},36`, asked),
  list('watts', `MPN,TDP W\n${A},65\n${B},95`, asked),
  list('a word that nobody knows', `MPN,Xyzzy\n${A},24\n${B},6`, asked),
  list('least quantities', `MPN,MOQ,Multiple\n${A},24,24\n${B},6,3`, asked),
  list(
    'numbers of the part itself',
    `MPN,Capacity,Description\n${A},4410,Drive\n${B},900,Drive`,
    asked,
  ),
  list(
    'what was ordered, shipped and is open',
    `MPN,Qty Ordered,Qty Shipped,Qty Open\n${A},30,6,24\n${B},9,3,6`,
    asked,
  ),
  list(
    'what is needed and what to order',
    `MPN,On Hand,Required Qty,To Order\n${A},6,30,24\n${B},3,9,6`,
    asked,
  ),
  list('two plants', `MPN,Qty Ulm,Qty Bern\n${A},24,1\n${B},6,2`, asked),
  list('pieces of a server and servers', `Part,Qty per server,Servers\n${A},4,6\n${B},1,6`, asked),
  list('their product', `Part,Per node,Nodes,Total\n${A},4,6,24\n${B},1,6,6`),
  list('their sum', `MPN,Qty,Spare,Total\n${A},20,4,24\n${B},5,1,6`),
  list('a quantity beside what was shipped', `MPN,Quantity,Quantity shipped\n${A},24,0\n${B},6,6`),
  list(
    'last year’s beside this order’s',
    `MPN,Qty last year,Qty this order\n${A},400,24\n${B},300,6`,
  ),
  list('packs beside pieces', `Artikelnummer;VPE;Menge\n${A};12;24\n${B};3;6`),
  list('number, quantity, price and amount without names', `${A},24,10,240\n${B},6,5,30`, asked),
  list('a price with cents without names', `${A};Drive;149,00;24\n${B};Drive;189,00;6`),
  list('quantities first, without names', `24,${A}\n6,${B}`),
  list('what may be positions or quantities', `10,${A}\n20,${B}`, asked),
  list('serial numbers, a piece a row', `MPN,Serial\n${A},100234\n${A},100235\n${B},200100`, {
    [A]: 2,
    [B]: 1,
  }),
  list('boxes', `MPN,Qty,UOM\n${A},24,EA\n${B},2,BOX`, { [A]: 24, [B]: null }),
  list('dozens', `MPN,Qty\n${A},2 dozen\n${B},3 trays`, asked),
  list('about so many', `MPN,Qty\n${A},~24\n${B},6-8\n${C},5+`, { ...asked, [C]: null }),
  list('below nothing', `MPN,Qty\n${A},(24)\n${B},-6`, asked),
  list('formulas', `MPN,Qty\n${A},=12*2\n="${B}",="6"`, { [A]: null, [B]: 6 }),
  list('thousands by their letter', `MPN,Qty\n${A},1k\n${B},2.5K`, { [A]: 1_000, [B]: 2_500 }),
  list('German thousands', `Artikelnummer;Menge\n${A};1.149\n${B};2.500`, {
    [A]: 1_149,
    [B]: 2_500,
  }),
  list('English thousands', `Part Number,Quantity\n${A},"1,149"\n${B},"2,500"`, {
    [A]: 1_149,
    [B]: 2_500,
  }),
  list('thousands or thousandths', `MPN;Qty\n${A};1,149\n${B};6`, { [A]: null, [B]: 6 }),
  list('decimal commas among commas', `MPN,Preis,Menge\n${A},149,00,24\n${B},189,50,6`),
  list('a cell too many', `MPN,Count,Menge\n${A},7,9,24\n${B},5,6`, { [A]: null, [B]: null }),
  list('two numbers in a cell', `Qty,MPN\n24,${A} or ${D}\n6,${B}`, {
    [`${A} or ${D}`]: 24,
    [B]: 6,
  }),
]

/** Rows that are taken out, and tables that are cut. */
export const cutLayouts: ListLayout[] = [
  list('not to be placed', `Ref,MPN,Qty,Populate\nU1,${A},24,yes\nU2,${B},6,DNP`, { [A]: 24 }),
  list('not to be placed, by a sign', `"Qty","DNP","MPN"\n"24","","${A}"\n"6","1","${B}"`, {
    [A]: 24,
  }),
  list('not enabled', `MPN,Qty,Enabled\n${A},24,yes\n${B},6,no`, { [A]: 24 }),
  list('parted by semicolons, with points between thousands', `MPN;Qty\n${A};1.149\n${B};6`, {
    [A]: 1_149,
    [B]: 6,
  }),
  list('cancelled', `MPN,Qty,Status\n${A},24,open\n${B},6,Cancelled`, { [A]: 24 }),
  list('storniert', `Artikelnummer;Menge;Bemerkung\n${A};24;\n${B};6;storniert`, { [A]: 24 }),
  list('commented out', `# v2\nMPN,Qty\n${A},24\n# ${B},6`, { [A]: 24 }),
  list('struck through', `| MPN | Qty |\n|---|---|\n| ${A} | 24 |\n| ~~${B}~~ | ~~6~~ |`, {
    [A]: 24,
  }),
  list('tables beside each other', `MPN,Qty,,MPN,Qty\n${A},24,,${B},6\n${C},5,,${D},16`, {
    ...both,
    [C]: 5,
    [D]: 16,
  }),
  list(
    'tables of other columns below',
    `CPU,,,\nPart,Qty,Price,\n${A},24,9,\n\nDisks,,,\nMaker,Part,Qty,Price\nAcme,${B},6,3`,
  ),
  list('the same table again', `Part,Qty\n${A},24\nPart,Qty\n${B},6`),
  list('totals in Chinese', `名称,型号,数量,单价\n盘,${A},24,12\n盘,${B},6,3\n小计,306\n合计,306`),
]

/** As people paste. */
export const pastedLayouts: ListLayout[] = [
  list(
    'a mail',
    `Dear team,\n\nplease quote:\n\nPART NUMBER        QTY   UOM\n${A}         24    EA\n${B}          6     EA\n`,
  ),
  list('an answered mail', `> MPN, Qty\n> ${A}, 24\n> ${B}, 6`),
  list(
    'Markdown',
    `| Qty | Part | Price |\n|----:|------|------|\n| 24x | **${A}** | $9 ea |\n| 6x | [${B}](https://example.com/2) | $3 ea |`,
  ),
  list('Markdown without edges', `Part|Qty\n:--|--:\n${A}|24\n${B}|6`),
  list('a box', `┌───┬───┐\n│ MPN │ Qty │\n├───┼───┤\n│ ${A} │ 24 │\n│ ${B} │ 6 │\n└───┴───┘`),
  list('a table of a database', ` part | qty \n------+-----\n ${A} |  24\n ${B} |   6\n`),
  list(
    'a table of a forum',
    `[table][tr][td]MPN[/td][td]Qty[/td][/tr]\n[tr][td]${A}[/td][td]24[/td][/tr]\n[tr][td]${B}[/td][td]6[/td][/tr][/table]`,
  ),
  list('bullets', `- 24 x ${A}\n* 6 x ${B}`),
  list('times signs without blanks', `24x${A}\n6×${B}\n${C}*5`, { ...both, [C]: 5 }),
  list('quantities by their word', `${A} qty 24\n${B} (Qty: 6)\nquantity=5 ${C}`, {
    ...both,
    [C]: 5,
  }),
  list('pieces in many languages', `${A} 24 Stück\n${B} 6 szt.\n5 pcs of ${C}\n${D} 7 шт`, {
    ...both,
    [C]: 5,
    [D]: 7,
  }),
  list('arrows and dots', `${A} -> 24\n${B} ..... 6`),
  list('prices behind', `24 ${A} @ $149.00\n6 x ${B} @ 189,00 EUR\n${C} 5 @ 4899`, {
    ...both,
    [C]: 5,
  }),
  list('numbered lines', `1. ${A} - 24 pcs\n2. ${B} - 6 pcs`),
  list('positions', `Pos 1: ${A}, 24 pcs\nPos 2: ${B}, 6 pcs`),
  list('labels', `Drive: ${A} 24\nSpare: ${B} 6`),
  list('one of each kind', `CPU: ${A}\nSSD: ${B}`, { [A]: 1, [B]: 1 }),
  list('a cell a line', `${A}\n24\n${B}\n6`),
  list('three cells a line, with names', `Part\nQty\nPrice\n${A}\n24\n9.00\n${B}\n6\n3.00`),
  list('names and values', `Part: ${A}\nQty: 24\n\nPart: ${B}\nQty: 6`),
  list('YAML', `parts:\n  - mpn: ${A}\n    qty: 24\n  - mpn: ${B}\n    qty: 6`),
  list(
    'JSON',
    JSON.stringify([
      { mpn: A, qty: 24 },
      { mpn: B, qty: 6 },
    ]),
  ),
  list(
    'JSON in wrappers',
    JSON.stringify({
      name: 'x',
      bom: {
        items: [
          { partNumber: A, quantity: 24 },
          { partNumber: B, quantity: 6 },
        ],
      },
    }),
  ),
  list('JSON, an object a line', `{"mpn":"${A}","qty":24}\n{"mpn":"${B}","qty":6}`),
  list(
    'an order in cXML, with one line',
    `<?xml version="1.0"?><cXML><OrderRequest><ItemOut quantity="24" lineNumber="1"><ItemID><SupplierPartID>${A}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">149.00</Money></UnitPrice><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest></cXML>`,
    { [A]: 24 },
  ),
  list(
    'an order in UBL',
    `<Order><cbc:ID>77</cbc:ID>${[
      [A, 24],
      [B, 6],
    ]
      .map(
        ([number, count]) =>
          `<cac:OrderLine><cac:LineItem><cbc:ID>9</cbc:ID><cbc:Quantity unitCode="EA">${count}</cbc:Quantity><cbc:LineExtensionAmount>${Number(count) * 150}.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Part</cbc:Name><cac:SellersItemIdentification><cbc:ID>${number}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>`,
      )
      .join('')}</Order>`,
  ),
  list(
    'an order of an ERP, with three decimals and German names',
    `<ORDERS05><IDOC>${[
      [A, 24],
      [B, 6],
    ]
      .map(
        ([number, count]) =>
          `<E1EDP01><POSEX>000010</POSEX><MENGE>${count}.000</MENGE><E1EDP19><QUALF>002</QUALF><IDTNR>${number}</IDTNR></E1EDP19></E1EDP01>`,
      )
      .join('')}</IDOC></ORDERS05>`,
  ),
  list(
    'XML',
    `<?xml version="1.0"?><order><item><mpn>${A}</mpn><qty>24</qty></item><item><mpn>${B}</mpn><qty>6</qty></item></order>`,
  ),
  list(
    'HTML',
    `<table><tr><th>Part Number</th><th>Qty</th></tr><tr><td>${A}</td><td>24</td></tr><tr><td>${B}</td><td>6</td></tr></table>`,
  ),
  list('carets', `MPN^Qty\n${A}^24\n${B}^6`),
  list('single quotation marks', `'MPN','Qty'\n'${A}','24'\n'${B}','6'`),
  list(
    'blanks around quotations',
    `"MPN", "Description", "Qty"\n"${A}", "Drive, 2 TB", "24"\n"${B}", "Drive", "6"`,
  ),
]
