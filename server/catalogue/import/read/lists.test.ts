import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Files as wholesalers, shops and spreadsheets write them, in words and numbers of our own. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

const part = { mpn: 'KX-20', name: 'Sorter one', quantity: 40 }

test.each<[of: string, file: string | Uint8Array<ArrayBuffer>, name?: string]>([
  [
    'a preamble and words of German',
    'Muster AG\nStand: 01.02.2026\n\nHersteller-Nr.;Bezeichnung;Warengruppe;VK netto;Lagerbestand\nKX-20;Sorter one;Prozessoren;1.149,50;40\n',
  ],
  [
    'words of French',
    'Réf. fabricant;Désignation;Catégorie;Prix;Stock disponible\nKX-20;Sorter one;Processeur;1149,5;40\n',
  ],
  [
    'words of Polish',
    'Kod producenta;Nazwa;Kategoria;Cena netto;Stan magazynowy\nKX-20;Sorter one;Procesor;1149,50;40\n',
  ],
  ['words of Chinese', '型号,名称,类别,价格,库存\nKX-20,Sorter one,处理器,1149.5,40\n'],
  [
    'what parts its cells',
    'sep=;\nmpn;name;category;price;quantity\nKX-20;Sorter one;cpu;1149.5;40\n',
  ],
  [
    'remarks above',
    '# made by night\nmpn,name,category,price,quantity\nKX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'short rows',
    'mpn,name,category,price,quantity,details,warranty\nKX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'a house’s number beside the maker’s',
    'SKU,MPN,Title,Category,Price,Stock\n10001,KX-20,Sorter one,cpu,1149.5,40\n',
  ],
  ...[
    ['SKU', 'Mfg #'],
    ['Artikelnummer', 'HAN'],
    ['Art.-Nr.', 'Herst.-Art.-Nr.'],
    ['Codice articolo', 'Codice costruttore'],
    ['Kód', 'PN výrobce'],
  ].map(([own, maker]): [of: string, file: string] => [
    `“${own}” beside the maker’s “${maker}”`,
    `${own},${maker},Name,Category,Price,Stock\nD-7,KX-20,Sorter one,cpu,1149.5,40\n`,
  ]),
  [
    'a distributor’s number beside the maker’s',
    'Part Number,Manufacturer Part Number,Name,Category,Price,Qty\nD-7,KX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'guards and full-width signs',
    'mpn,name,category,price,quantity\n="KX-20",Sorter one,cpu,１１４９.５,４０\n',
  ],
  [
    'a currency and pieces',
    'mpn,name,category,price,quantity\n\u200bKX-20,Sorter one,cpu,"$1,149.50",40 pcs\n',
  ],
  [
    'columns made with blanks, and a line below their names',
    'Stock of today\n\nMPN      NAME         CATEGORY      PRICE   QTY\n-------  -----------  --------  ---------  ----\nKX-20    Sorter one   cpu        1149.50     40\n',
  ],
  [
    'columns made with blanks, of which some are empty',
    'MPN      Name         Details     Category   Price     Stock\nKX-20    Sorter one               cpu        1,149.50     40\n',
  ],
  [
    'what SAP calls them',
    '\t\tStock list\n\n\tMaterial\tKurztext\tWGr\tPreis\tWährg\tPEinh\tBestand\n\t-----\n\tKX-20\tSorter one\tCPU\t1.149,50\tUSD\t1\t40\n',
  ],
  [
    'another order of money',
    'mpn,name,category,price,quantity\nKX-20,Sorter one,cpu,USD 1149.50,>40\n',
  ],
  [
    'paths of categories',
    'sku,categories,name,price,qty\nKX-20,Default Category/Parts/CPU,Sorter one,1149.500000,40.0000\n',
  ],
  [
    'JSON of one part',
    '{\n "mpn": "KX-20", "name": "Sorter one",\n "category": "cpu", "price": 1149.5, "quantity": 40\n}',
  ],
  [
    'JSON around an array',
    '{"count": 1, "products": [\n{"mpn": "KX-20", "name": "Sorter one", "category": "cpu", "price": 1149.5, "quantity": 40}], "next": null}',
  ],
  [
    'a page that is called a workbook',
    '<html><table><tr><th>mpn</th><th>name</th><th>category</th><th>price</th><th>stock</th></tr><tr><td>KX-20</td><td>Sorter one</td><td>cpu</td><td>1149.5</td><td>40</td></tr></table></html>',
    'list.xls',
  ],
  [
    'a shop’s handle beside its number',
    'Handle,Title,Type,Variant SKU,Variant Inventory Qty,Variant Price\nsorter-one,Sorter one,CPU,KX-20,40,1149.50\n',
  ],
  [
    'a program’s own number beside the reference',
    'Product ID;Reference;Name;Category;Price (tax excl.);Quantity\n77;KX-20;Sorter one;CPU;1149.500000;40\n',
  ],
  [
    'settings of stock beside the stock',
    'name,sku,category,price,stockOnHand,trackInventory,Stock status\nSorter one,KX-20,cpu,1149.50,40,true,in\n',
  ],
  [
    'nothing but a description',
    'Part Number,Description,Category,Price,Stock\nKX-20,Sorter one,cpu,1149.50,40\n',
  ],
  [
    'a price of one piece that says so',
    'mpn;name;category;price;Preiseinheit;stock\nKX-20;Sorter one;cpu;1149,50;1 ST;40\n',
  ],
  [
    'a price that says it is without taxes',
    'SKU,Name,Category,Price excl. VAT,Stock\nKX-20,Sorter one,CPU,1149.50,40\n',
  ],
  [
    'what is paid regularly, and nothing else',
    'SKU,Name,Categories,Stock,Sale price,Regular price\nKX-20,Sorter one,CPU,40,,1149.50\n',
  ],
])('a file with %s is read as it is meant', async (_, file, name) => {
  const { body } = await shop.bring(file, {}, name)
  expect(body).toMatchObject({ added: 1, first: [{ price: 1_149.5 }] })
  expect(await shop.parts()).toMatchObject([part])
})

test('thousands are grouped as in India, too', async () => {
  const file = 'mpn,name,category,price,quantity\nKX-20,Sorter one,cpu,"1,23,456.50",40\n'
  expect((await shop.bring(file)).body).toMatchObject({ added: 1, first: [{ price: 123_456.5 }] })
})

test('what stands before a unit in a name need not be a number', async () => {
  const file = 'mpn,name,category,price,quantity\nKX-20,Firmware 1.2.3 TB,cpu,149,40\n'
  expect((await shop.bring(file)).body).toMatchObject({ added: 1 })
})
