import { weightInWords } from '../../../contract/freight/weight-words.ts'
import { firstNumber, type Parcel, parcelsInWords } from '../../../contract/orders/parcel-words.ts'
import { documentedNames } from '../../../contract/orders/references.ts'
import { timesIn } from '../../words/in-words.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { OrderRow } from '../store.ts'
import {
  drawFacts,
  drawHead,
  drawNotes,
  drawTotals,
  type Fact,
  referenceFacts,
  type Writer,
} from './blocks.ts'
import { ownNumberOf } from './columns.ts'
import { companyFacts, placeRows, sentFacts } from './places.ts'
import { closeSheet, left, makeRoom, openSheet, rule, type Sheet, writeText } from './sheet.ts'
import type { PackedLine, ParcelRow } from './store.ts'
import { type Column, drawTable } from './table.ts'
import { figure } from './words.ts'

const columns: Column[] = [
  { label: '#', width: 22 },
  { label: 'Part' },
  { label: 'Part number', width: 130 },
  { label: 'Ordered', width: 50, align: 'right' },
  { label: 'In this parcel', width: 62, align: 'right' },
  { label: 'Still to come', width: 62, align: 'right' },
]

const parcelColumns: Column[] = [
  { label: '#', width: 22 },
  { label: 'Tracking number' },
  { label: 'Weight', width: 80, align: 'right' },
]

/** A delivery note is a packing list that whoever receives the parcel signs. */
export type ParcelPaper = 'packing-list' | 'delivery-note'

const titles: Record<ParcelPaper, string> = {
  'packing-list': 'Packing list',
  'delivery-note': 'Delivery note',
}

/**
 * What lies in a parcel, without a price: it is read by whoever opens it. What is still to come is told as it was when
 * the parcel left, so that the document in it stays true.
 */
export async function renderPackingList(
  order: OrderRow,
  parcel: ParcelRow,
  lines: PackedLine[],
  { seller, look, timeZone, paper }: Writer,
  kind: ParcelPaper,
): Promise<Uint8Array> {
  const number = `${orderNumber(order)}-${parcel.position}`
  const sheet = await openSheet(`${titles[kind]} ${number}`, parcel.at, seller.name, paper)
  drawHead(sheet, seller, titles[kind], look)
  drawFacts(sheet, [
    ['Shipment', number],
    ['Order number', orderNumber(order)],
    ...referenceFacts(order, documentedNames),
    ['Shipped', timesIn(timeZone).moment(parcel.at)],
    ['Carrier', parcel.carrier],
    ...(parcel.parcels.length > 1
      ? [['Parcels', parcelsInWords(parcel.parcels)] satisfies Fact]
      : [
          ['Tracking number', firstNumber(parcel.parcels)] satisfies Fact,
          ['Weight', weightOf(parcel.parcels[0])] satisfies Fact,
        ]),
    ...sentFacts(order),
    ...companyFacts({ companyName: order.companyName }),
    ['Deliver to', [...placeRows(order), order.phone]],
    ['Instructions', order.shipTo?.instructions ?? ''],
  ])
  const packed = lines.filter(({ packed }) => packed > 0)
  const later = lines.filter(({ packed, toCome }) => packed === 0 && toCome > 0)
  await drawTable(sheet, columns, packed.map(rowOf))
  drawTotals(sheet, ['Pieces in this parcel', figure(sum(packed, 'packed'))])
  if (parcel.parcels.length > 1)
    await drawTable(sheet, parcelColumns, parcel.parcels.map(parcelRow))
  if (later.length > 0) {
    drawNotes(sheet, ['Nothing of these lines is in this parcel:'])
    sheet.y += 8
    await drawTable(sheet, columns, later.map(rowOf))
  }
  const open = sum(lines, 'toCome')
  drawNotes(sheet, [
    open === 0
      ? 'With this parcel the order is complete.'
      : `${figure(open)} pieces of the order are still to come.`,
  ])
  if (kind === 'delivery-note') drawSignature(sheet)
  return closeSheet(sheet)
}

const weightOf = (parcel: Parcel | undefined) => (parcel?.grams ? weightInWords(parcel.grams) : '')

const parcelRow = (parcel: Parcel, at: number) => ({
  cells: [figure(at + 1), parcel.trackingNumber, weightOf(parcel)],
})

const rowOf = (line: PackedLine) => ({
  cells: [
    String(line.position),
    line.name,
    line.mpn,
    figure(line.quantity),
    figure(line.packed),
    figure(line.toCome),
  ],
  below: [ownNumberOf(line), line.note],
})

const sum = (lines: PackedLine[], of: 'packed' | 'toCome') =>
  lines.reduce((total, line) => total + line[of], 0)

/** Room for the day, the name and the signature of whoever receives it. */
function drawSignature(sheet: Sheet) {
  makeRoom(sheet, 110)
  sheet.y += 60
  rule(sheet, sheet.y)
  sheet.y += 6
  writeText(sheet, 'Received complete and undamaged: day, name, signature', left, 400, { size: 9 })
}
