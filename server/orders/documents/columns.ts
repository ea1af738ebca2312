import type { LineRow } from '../lines/store.ts'
import type { Column, Row } from './table.ts'
import { figure, money } from './words.ts'

/** The columns of every document with prices; saleRow fills them. */
export const saleColumns: Column[] = [
  { label: '#', width: 22 },
  { label: 'Part' },
  { label: 'Part number', width: 100 },
  { label: 'Quantity', width: 44, align: 'right' },
  { label: 'Unit price', width: 74, align: 'right' },
  { label: 'Amount', width: 80, align: 'right' },
]

type Sold = Pick<LineRow, 'position' | 'mpn' | 'name' | 'ownNumber' | 'unitPriceMinor'> & {
  quantity: number
}

/** What was sold for how much; beneath it the buyer's own number, why it costs that, and a note. */
export const saleRow = (line: Sold, currency: string, why = '', note = ''): Row => ({
  cells: [
    String(line.position),
    line.name,
    line.mpn,
    figure(line.quantity),
    money(line.unitPriceMinor, currency),
    money(line.quantity * line.unitPriceMinor, currency),
  ],
  below: [[ownNumberOf(line), why].filter(Boolean).join(' · '), note],
})

export const ownNumberOf = ({ ownNumber }: { ownNumber: string }) =>
  ownNumber === '' ? '' : `Your number ${ownNumber}`
