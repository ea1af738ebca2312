import { describe, expect, test } from 'vitest'
import { likeliest } from '../likeliest-sheet.ts'
import { newBom } from '../new-bom.ts'
import { questionsOf } from '../questions.ts'
import { readFile } from './file.ts'
import { numbers } from './layouts.fixture.ts'
import { readRows } from './rows.ts'

const { first, second } = numbers
const bomOf = async (text: string) => {
  const { sheets } = await readFile('list', new Uint8Array(Buffer.from(text)))
  return newBom('list', sheets[likeliest(sheets)]!)
}
const piecesOf = (bom: Awaited<ReturnType<typeof bomOf>>) =>
  readRows(bom).flatMap((row) =>
    row.kind === 'wanted' ? ['pieces' in row.quantity ? row.quantity.pieces : null] : [],
  )

/** A quantity, and beside it what of it is still open: either may be meant. */
const open: [of: string, number: string, whole: string, left: string][] = [
  ['English', 'MPN', 'Qty', 'Qty open'],
  ['English, backordered', 'Part Number', 'Quantity', 'Backordered'],
  ['English, remaining', 'Part', 'Pcs', 'Remaining Qty'],
  ['English, to ship', 'SKU', 'Ordered Qty', 'Qty to ship'],
  ['German', 'Artikelnummer', 'Menge', 'Offene Menge'],
  ['German, rest', 'Teilenummer', 'Bestellmenge', 'Restmenge'],
  ['French', 'Référence', 'Quantité', 'Reste à livrer'],
  ['French, reliquat', 'Référence', 'Qté commandée', 'Reliquat'],
  ['Spanish', 'Código', 'Cantidad', 'Cantidad pendiente'],
  ['Italian', 'Codice articolo', 'Quantità', 'Q.tà inevasa'],
  ['Dutch', 'Artikelcode', 'Aantal', 'Openstaand aantal'],
  ['Polish', 'Kod produktu', 'Ilość', 'Pozostało'],
  ['Portuguese', 'Código do produto', 'Quantidade', 'Quantidade pendente'],
  ['Swedish', 'Artikelnummer', 'Antal', 'Restnoterat antal'],
  ['Czech', 'Kód', 'Množství', 'Zbývá'],
  ['Hungarian', 'Cikkszám', 'Mennyiség', 'Hátralék'],
  ['Turkish', 'Ürün kodu', 'Miktar', 'Kalan miktar'],
  ['Russian', 'Артикул', 'Количество', 'Осталось'],
  ['Ukrainian', 'Артикул', 'Кількість', 'Залишилось'],
  ['Chinese', '型号', '数量', '未交数量'],
  ['Japanese', '型番', '数量', '残数'],
  ['Korean', '모델명', '수량', '미납 수량'],
  ['German, received', 'Artikelnummer', 'Menge', 'Erhalten'],
  ['English, arrived', 'Part', 'Qty', 'Arrived'],
]

/** What is needed beside what is there already: the difference may be meant. */
const held: typeof open = [
  ['English', 'MPN', 'Required Qty', 'Qty on hand'],
  ['English, in short', 'Part', 'Need', 'Have'],
  ['German', 'Artikelnummer', 'Bedarf', 'Vorhanden'],
  ['Chinese', '型号', '需求数量', '现有库存'],
]

describe.each([...open, ...held])('%s', (_, number, whole, left) => {
  const list = `${number};${whole};${left}\n${first};24;9\n${second};6;6`

  test('is one question that names both, with the first rows as each would read', async () => {
    const bom = await bomOf(list)
    expect(piecesOf(bom)).toEqual([null, null])
    expect(questionsOf(bom)).toMatchObject([
      {
        about: 'quantity',
        text: `Which column says how many pieces to order: “${whole}” or “${left}”?`,
        choices: [
          { text: `“${whole}”`, rows: [`${first} × 24`, `${second} × 6`] },
          { text: `“${left}”`, rows: [`${first} × 9`, `${second} × 6`] },
          { text: 'Each row is one piece' },
        ],
      },
    ])
  })
})

test.each(open)('%s: nothing open, or all of it, leaves no question', async (_, ...names) => {
  for (const left of [
    [0, 0],
    [24, 6],
  ]) {
    const bom = await bomOf(`${names.join(';')}\n${first};24;${left[0]}\n${second};6;${left[1]}`)
    expect([piecesOf(bom), questionsOf(bom)]).toEqual([[24, 6], []])
  }
})

test.each([
  ['shipped', 'Quantity', 'Quantity shipped'],
  ['sold', 'Qty', 'Qty sold last year'],
  ['least and most', 'Qty', 'Min qty;Max qty'],
  ['multiples and packs', 'Menge', 'VPE;Mindestmenge'],
  ['the seller’s stock', 'Ordered', 'Available'],
  ['stock, in a price list', 'Qty', 'Qty on hand'],
  ['on order', 'Qty', 'Qty on order'],
])('what is %s is beside the quantity no other', async (_, whole, others) => {
  const more = others.split(';').map((_, at) => 40 + at)
  const bom = await bomOf(
    `MPN;${whole};${others}\n${first};24;${more.join(';')}\n${second};6;${more.join(';')}`,
  )
  expect([piecesOf(bom), questionsOf(bom)]).toEqual([[24, 6], []])
})

test('of what was ordered, shipped and is open there is one question with all that differ', async () => {
  const bom = await bomOf(`MPN,Qty,Qty shipped,Qty open\n${first},24,15,9\n${second},6,6,0`)
  expect(piecesOf(bom)).toEqual([null, null])
  const [question, ...none] = questionsOf(bom)
  expect(none).toEqual([])
  expect(question!.choices.map(({ text }) => text)).toEqual([
    '“Qty”',
    '“Qty shipped”',
    '“Qty open”',
    'Each row is one piece',
  ])
})

test.each<[what: string, list: string]>([
  ['what was shipped and came', `Item,Shipped,Received\n${first},24,24\n${second},6,6`],
  ['what was invoiced and delivered', `Teil;Berechnet;Geliefert\n${first};24;24\n${second};6;6`],
  ['half of an order', `Part,Ordered,Delivered,Backorder\n${first},48,24,24\n${second},12,6,6`],
  ['a row that came', `Part,Quantity,Received qty,Open qty\n${first},24,24,0\n${second},6,0,6`],
  ['an order that came', `Item,Order qty,Received qty,Open qty\n${first},24,24,0\n${second},6,6,0`],
  ['what is missing', `Part,Qty,Shortage\n${first},24,9\n${second},6,0`],
  ['pieces with a reserve', `Teil;Menge;Menge inkl. Reserve\n${first};24;27\n${second};6;7`],
  ['pieces that are rounded', `MPN,Qty,Qty rounded to MOQ\n${first},24,30\n${second},6,10`],
  ['pieces of ten', `MPN,Qty,Qty x10\n${first},24,240\n${second},6,60`],
  ['all that is needed', `Artikel;Menge;Gesamtbedarf\n${first};24;240\n${second};6;60`],
  ['all in Chinese', `型号,数量,总数\n${first},24,240\n${second},6,60`],
  ['as many times as many', `MPN,Qty,Rollout\n${first},24,240\n${second},6,60`],
  ['packs in brackets', `MPN,Qty (2-pack),Price\n${first},24,119.50\n${second},6,89.50`],
  ['a sign behind the number', `Part,#\n${first},24\n${second},48`],
])('whether %s is what to order is asked', async (_, list) => {
  const bom = await bomOf(list)
  expect(piecesOf(bom)).toEqual([null, null])
  expect(questionsOf(bom)).toMatchObject([{ about: 'quantity' }])
})

test.each<[what: string, list: string]>([
  ['last year’s', `MPN,Qty,Qty last year\n${first},24,240\n${second},6,60`],
  ['least', `MPN,Qty,MOQ\n${first},24,30\n${second},6,10`],
])('%s beside the quantity leaves no question, however much it is', async (_, list) => {
  expect(piecesOf(await bomOf(list))).toEqual([24, 6])
})

test.each<[what: string, list: string]>([
  ['a price for a hundred', `Teil;Menge;Preis;pro\n${first};24;11900;100\n${second};6;8900;100`],
  [
    'pieces with their unit',
    `Material;Menge ME;Preis\n${first};24 ST;119,00\n${second};6 ST;89,00`,
  ],
  ['fields of a desk', `number,u_part_number,u_quantity\nR10,${first},24\nR11,${second},6`],
  [
    'fields of tickets',
    `Issue,Custom field (Part),Custom field (Qty)\nI-1,${first},24\nI-2,${second},6`,
  ],
  ['a question', `Name;Which part?;How many pieces?\nAnna;${first};24\nBen;${second};6`],
  [
    'what is there and to buy',
    `MPN;Min;Max;Ist;Bestellen\n${first};20;100;30;24\n${second};4;10;3;6`,
  ],
  ['a running balance', `Item,Qty,Cost,Balance\n${first},24,10.00,240.00\n${second},6,5.00,270.00`],
  ['what is asked for in Chinese', `规格型号,申请数量\n${first},24\n${second},6`],
  ['a table in one cell a row', `"MPN;Qty"\n"${first};24"\n"${second};6"`],
])('%s leaves no question', async (_, list) => {
  expect(piecesOf(await bomOf(list))).toEqual([24, 6])
})

test('who asks for prices orders what stands below', async () => {
  const bom = await bomOf(`Pls quote best price + lead time:\n\n24 x ${first}\n6 x ${second}`)
  expect(piecesOf(bom)).toEqual([24, 6])
  const list = await bomOf(`Prices and lead times:\n\n24 x ${first}\n6 x ${second}`)
  expect(piecesOf(list)).toEqual([null, null])
})

test('a comma between thousands parts no cells', async () => {
  const bom = await bomOf(`${first} 1,240 pcs\n${second} 2,060 pcs`)
  const rows = readRows(bom).flatMap((row) => (row.kind === 'wanted' ? [row.number] : []))
  expect([rows, piecesOf(bom)]).toEqual([
    [first, second],
    [null, null],
  ])
})

test('the total of so many machines is what to order where it is that', async () => {
  const bom = await bomOf(`MPN,Qty,Total qty (x10 nodes)\n${first},24,240\n${second},6,60`)
  expect(piecesOf(bom)).toEqual([240, 60])
})

test('what is only on its way is no order', async () => {
  const bom = await bomOf(`MPN,Qty on hand,Qty on order\n${first},24,15\n${second},6,6`)
  expect(piecesOf(bom)).toEqual([null, null])
})

test.each(['Bestellmenge Vorjahr', 'Ø Bestellmenge', 'Optimale Bestellmenge', 'Average order qty'])(
  'whether “%s” alone is what to order is asked',
  async (header) => {
    const bom = await bomOf(`MPN;${header}\n${first};24\n${second};6`)
    expect(piecesOf(bom)).toEqual([null, null])
    expect(questionsOf(bom)).toMatchObject([{ about: 'quantity' }])
  },
)

test.each([
  ['Broj artikla', 'Kol.', 'Cijena'],
  ['Varenr.', 'Antal', 'Stk.pris'],
])('“%s”, “%s” and “%s” are a number, pieces and a price', async (number, pieces, price) => {
  const bom = await bomOf(`${number};${pieces};${price}\n${first};24;149\n${second};6;12`)
  expect(piecesOf(bom)).toEqual([24, 6])
})

test.each(['Cancelled qty', 'Storniert', 'Annulé', 'Returned', 'Rejected Qty'])(
  'pieces below “%s” have their row asked about, all of it too',
  async (name) => {
    const bom = await bomOf(`MPN;Quantity;${name}\n${first};24;0\n${second};6;6`)
    expect(piecesOf(bom)).toEqual([24, null])
    expect(questionsOf(bom)).toEqual([])
  },
)

test('a row without a mark is told what it lacks', async () => {
  const bom = await bomOf(`MPN;Qty;Selected\n${first};24;x\n${second};6;`)
  const row = readRows(bom)[2]!
  expect(row.kind === 'wanted' && row.quantity).toMatchObject({
    reason: 'Nothing stands below “Selected”: type how many pieces, or leave it out',
  })
})
