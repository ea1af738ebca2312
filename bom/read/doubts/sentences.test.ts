import { expect, test } from 'vitest'
import { isPlainState } from '../../columns/words/states.ts'
import { machinesSaid } from './machines-said.ts'
import { headsChoice, headsDoubt, remarksDoubt, takesRowsBack } from './sentences.ts'

test.each([
  ...[
    'Already ordered',
    'Received last week',
    'To be returned',
    'Not approved',
    'In our stock',
    'Reference only',
  ],
  ...[
    'Bereits vorhanden',
    'Entfällt',
    'Kundenbeistellung',
    'Déjà commandé',
    'En attente',
    'Retour fournisseur',
  ],
  ...[
    'Ya tenemos',
    'No necesario',
    'Già disponibile',
    'Al besteld',
    'In de wacht',
    'Mamy na stanie',
    'Niepotrzebne',
  ],
  ...[
    'Už objednáno',
    'Není potřeba',
    'Уже заказано',
    'Отложено',
    '已有库存',
    '暂停',
    '発注済み',
    '保留',
    '이미 주문함',
  ],
  ...[
    'Já encomendado',
    'Finns i lager',
    'Ikke nødvendig',
    'Peruttu',
    'Nem szükséges',
    'İptal',
    'Stokta var',
  ],
  ...[
    'QUOTE EXPIRED',
    'Warranty claim',
    'Scrap list',
    'Sold items in May',
    'Lost',
    'Closed orders',
  ],
  ...['Verschrottungsliste', 'Verkaufte Artikel', 'Reklamation', 'Abgelaufenes Angebot'],
  ...['Mise au rebut', 'Articles vendus', 'Artículos vendidos', 'Offerta scaduta', 'Verkocht'],
  ...['Sprzedane', 'Na złom', 'Списание', 'Продано', '报废', '販売済'],
])('rows below “%s” are asked about', (heading) => {
  expect(headsDoubt(heading)).toBe(true)
})

test.each([
  ...[
    'Storage',
    'Server A',
    'Spare parts',
    'Site Berlin',
    'New hires',
    'Ship to: Ulm',
    'Backup system',
    'Must have',
  ],
  ...['Sold to: Ulm', 'Sold by Acme', 'Closed-loop cooling', 'Warranty 5 years'],
  ...['Gewährleistung 24 Monate', 'Reklamationsadresse: Ulm', 'Verkauf Nord', 'Vendu par Acme'],
  ...[
    'Massenspeicher',
    'Standort Ulm',
    'Stockage',
    'Almacenamiento',
    'Geheugen',
    'Dyski',
    'Память',
    '内存',
    'メモリ',
  ],
  ...[
    'Return address: Ulm',
    'Please send',
    'Wir benötigen',
    'Merci de nous envoyer',
    'Prosimy o wycenę',
    'Нужны',
  ],
])('rows below “%s” are what they say', (heading) => {
  expect([headsDoubt(heading), headsChoice(heading)]).toEqual([false, false])
})

test.each([
  ...[
    'we have 5 in stock',
    'wait for approval',
    'only 5',
    '2 extra',
    'half',
    'per server',
    'EOL',
    'reduce to 5',
  ],
  ...[
    'nur 5',
    'haben wir noch',
    'noch offen',
    'doublon',
    'à confirmer',
    'por confirmar',
    'in attesa',
    'tylko 5',
  ],
  ...[
    'už objednáno',
    'не заказывать',
    'только 5',
    '不要订',
    '只要5个',
    '未定',
    'plus two spare',
    'je Gehäuse',
  ],
  ...['have enough', 'on loan', 'Leihgerät', 'reeds besteld', 'kein Budget', 'too expensive'],
  ...['x 4 nodes', 'reduce by 5', 'should be 30', 'pack of 5', 'fornito dal cliente', '주문 완료'],
])('a remark “%s” is asked about', (remark) => {
  expect(remarksDoubt(remark)).toBe(true)
})

test.each([
  ...[
    'urgent',
    'for rack 4',
    'black bezel',
    'hot spare',
    'no returns please',
    'no refurbished',
    'same as quote',
  ],
  ...[
    'not before June',
    'warranty 5 years',
    'replaces old model',
    'install in slot 2',
    'to be delivered in May',
  ],
  ...[
    'dringend',
    'Ersatzteil',
    'nur Neuware',
    'Teillieferung möglich',
    'pièce de rechange',
    'sin disipador',
  ],
  ...[
    'ricambio',
    'spoed',
    'pilne',
    'срочно',
    '实验室用',
    '至急',
    'wie letzte Bestellung',
    'Ersatz für defekte Platten',
  ],
])('a remark “%s” says nothing of the order', (remark) => {
  expect(remarksDoubt(remark)).toBe(false)
})

test.each([
  'Pending',
  'offen',
  'en cours',
  'w realizacji',
  'открыт',
  '待采购',
  'Prototype',
  'RFQ sent',
])('the state “%s” is that of a row to be ordered', (state) => {
  expect(isPlainState(state)).toBe(true)
})

test.each<[text: string, machines: number | null]>([
  ['30 servers, each with:', 30],
  ['Each of our twelve nodes gets', 12],
  ['Nodes: 40', 40],
  ['Anzahl Rechner: 8', 8],
  ['サーバー4台分', 4],
  ['Everything times four, please.', 4],
  ['Please double the quantities below', 2],
  ['Server 2', null],
  ['Rack 4, upper half', null],
  ['Order for server room 2', null],
  ['Component count: 72', null],
  ['Servers of 2026', null],
])('“%s” is for so many machines', (text, machines) => {
  expect(machinesSaid(text, true)).toBe(machines)
})

test.each([
  ...['One of the following', 'Choose one', 'Eine der beiden', 'L’un ou l’autre', 'A scelta'],
  ...['Naar keuze', 'Jeden z poniższych', 'Один из', '三选一', 'いずれか'],
])('of the rows below “%s” some may be left out', (heading) => {
  expect(headsChoice(heading)).toBe(true)
})

test.each<[sentence: string, isOf: boolean]>([
  ['We only need one of these', true],
  ['Whichever you have in stock', true],
  ['One of our customers waits for them', false],
  ['Um das Lager zu füllen', false],
  ['Please ignore the second line.', true],
  ['Everything except the last two', true],
  ['This list is void', true],
  ['Bitte streichen Sie die letzte Zeile', true],
  ['Only the first one, please.', true],
  ['Bitte ohne die Laufwerke', true],
  ['Sans le deuxième article.', true],
  ['The drives already arrived, thanks.', true],
  ['We do not need the memory any more', true],
  ['Position 2 entfällt.', true],
  ['This is not an order.', true],
  ['The order has been withdrawn', true],
  ['Please wait with this order', true],
  ['Quantities are in boxes.', true],
  ...(
    [
      ...['Please quote only, no order', 'Just a quotation for now', 'Please do not order yet.'],
      ...['Nur Angebot, bitte', 'Bitte noch nicht bestellen', 'Devis uniquement', 'Solo cotizar'],
      ...[
        'Solo preventivo',
        'Alleen offerte',
        'Tylko wycena',
        'Только запрос цен',
        '仅询价',
        '見積のみ',
      ],
      ...['Same again for Ulm', 'Dasselbe für Ulm', 'Disks already arrived, thanks'],
    ] as const
  ).map((sentence): [string, boolean] => [sentence, true]),
  ...(
    [
      ...['Please quote', 'We need a quote for these', 'Please offer only new parts'],
      ...['Please do not order substitutes elsewhere', 'Prices only valid in May'],
      ...['Payment already received', 'Bitte um Angebot', 'Merci de nous envoyer un devis'],
    ] as const
  ).map((sentence): [string, boolean] => [sentence, false]),
  ['Please send the list below', false],
  ['Delivery without pallets, please', false],
  ['This is an order for our office', false],
  ['Quantities are final', false],
  ['We don’t need the old ones any more, but please send all of these', false],
])('whether “%s” takes rows back', (sentence, isOf) => {
  expect(takesRowsBack(sentence)).toBe(isOf)
})
