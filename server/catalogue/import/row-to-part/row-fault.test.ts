import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** What is to be done with a row, and in which condition its part is. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const dry = (file: string) => shop.bring(file, { dryRun: 'true' })
const bring = (column: string, value: string) =>
  dry(`mpn;name;category;price;stock;${column}\nRW-40;One;cpu;88;50;${value}\n`)

const goes = /an import takes no part out of the shop/
const mayGo = /nobody knows whether its part is to be taken out/
const used = /the shop sells new parts/
const cases: [column: string, against: string, harmless: string, says: RegExp][] = [
  ['Action', 'delete', 'update', goes],
  ['Action code', 'D', 'A', mayGo],
  ['row_action', 'Remove', 'Add', goes],
  ['Operation', '2', 'insert', mayGo],
  ['Change type', 'Discontinue', 'New', goes],
  ['changeIndicator', 'D', 'U', mayGo],
  ['Änderungskennzeichen', 'L', 'N', mayGo],
  ['Aktion', 'löschen', 'anlegen', goes],
  ['Acción', 'baja', 'alta', goes],
  ['Azione', 'eliminare', 'aggiorna', goes],
  ['Mutatie', 'verwijderen', 'wijzigen', goes],
  ['Akcja', 'usuń', 'dodaj', goes],
  ['Действие', 'удалить', 'обновить', goes],
  ['操作', '删除', '新增', goes],
  ['処理区分', '削除', '変更', goes],
  ['A/U/D', 'D', 'U', mayGo],
  ['Add / change / delete', 'delete', 'change', goes],
  ['Notes', 'please delete this one', 'please confirm', goes],
  ['Bemerkung', 'wird gelöscht', 'wird gekühlt', goes],
  ['Change', 'Removed', '+3 %', goes],
  ['Kennzeichen', 'L', 'N', mayGo],
  ['Flag', 'D', 'hot', mayGo],
  ['Del', 'x', '', goes],
  ['Delete existing', '1', '0', goes],
  ['Lösch-KZ', 'X', 'nein', goes],
  ['À supprimer', 'oui', 'non', goes],
  ['Eliminar', 'sí', 'no', goes],
  ['Remark', 'delete', 'please hurry', goes],
  ['Colour', 'DELETED', 'red', goes],
  ['condition', 'Refurbished', 'New', used],
  ['Item condition', 'Used - very good', 'New (sealed)', used],
  ['Zustand', 'gebraucht', 'neu', used],
  ['condition', 'https://schema.org/UsedCondition', 'https://schema.org/NewCondition', used],
  ['Condizione', 'ricondizionato', 'nuovo', used],
  ['成色', '二手', '全新', used],
  ['grade', 'B-Grade', 'Enterprise', used],
  ['Grade', 'A', 'Industrial', used],
  ['Refurbished', 'yes', 'no', used],
  ['B-Ware', 'ja', 'nein', used],
  ['Bemerkung', 'generalüberholt', 'originalverpackt', used],
  ['Note', 'open box', 'no refurbished parts', used],
]

test.each(cases)(
  '“%s” of “%s” refuses its row, of “%s” does not',
  async (column, against, harmless, says) => {
    const { body } = await bring(column, against)
    expect(body).toMatchObject({ added: 0, skipped: 1 })
    expect(body.problems[0]?.message).toMatch(says)
    expect((await bring(column, harmless)).body).toMatchObject({ added: 1, skipped: 0 })
  },
)

test('a part that is to go is not changed, and those beside it are', async () => {
  const file = (actions: string[]) =>
    `mpn,name,category,price,stock,Action\nRW-41,One,cpu,10,5,${actions[0]}\nRW-42,Two,cpu,20,6,${actions[1]}\n`
  await shop.bring(file(['add', 'add']))
  const changed = file(['update', 'delete']).replace('10,5', '11,4').replace('20,6', '21,0')
  expect((await shop.bring(changed)).body).toMatchObject({ changed: 1, skipped: 1 })
  expect(await shop.parts()).toMatchObject([
    { mpn: 'RW-41', quantity: 4 },
    { mpn: 'RW-42', quantity: 6 },
  ])
})

test.each(['Server board (refurbished)', 'Netzteil - B-Ware', 'Disque reconditionné'])(
  'a name says it as well: %s',
  async (name) => {
    const { body } = await dry(`mpn;name;category;price\nRW-43;${name};cpu;88\n`)
    expect(body).toMatchObject({ added: 0, skipped: 1 })
    expect(body.problems[0]?.message).toMatch(used)
  },
)

test('so do a heading above rows, until the next, and a title of the whole list', async () => {
  const rows =
    'mpn;name;category;price\nRefurbished;;;\nRW-44;One;cpu;88\nNew goods;;;\nRW-45;Two;cpu;89\n'
  const { body } = await dry(rows)
  expect(body.first.map(({ mpn }) => mpn)).toEqual(['RW-45'])
  const going = await dry(rows.replace('Refurbished', 'To be deleted'))
  expect(going.body.first.map(({ mpn }) => mpn)).toEqual(['RW-45'])
  const titled = await dry(`Refurbished stock;;;\n${rows.replace('Refurbished;;;\n', '')}`)
  expect([titled.status, titled.body.detail]).toEqual([
    400,
    expect.stringContaining('“Refurbished stock” stands beside the table'),
  ])
})
