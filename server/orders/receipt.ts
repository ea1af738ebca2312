import PdfDocument from 'pdfkit'
import { toMajor } from '../../contract/money.ts'
import { orderNumber } from './order-on-the-wire.ts'
import { drawable } from './receipt-text.ts'
import type { OrderRow } from './store.ts'

export type PaidOrder = OrderRow & { paidAt: Date; transactionId: string }

type Pdf = InstanceType<typeof PdfDocument>

const ink = '#1f1b18'
const quiet = '#665d56'
const line = '#d8d0c9'
const copper = '#9c4f20'
const left = 56
const right = 595.28 - 56
const regular = 'Helvetica'
const bold = 'Helvetica-Bold'

/** The receipt of a paid order: one A4 page as PDF, the same bytes for the same order whenever it is made. */
export async function renderReceipt(order: PaidOrder): Promise<Uint8Array> {
  const title = `Receipt ${orderNumber(order)}`
  const pdf = new PdfDocument({
    size: 'A4',
    margin: left,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Partwright', CreationDate: order.paidAt },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  drawHead(pdf, order)
  const below = drawBuyer(pdf, order)
  drawNotes(pdf, order, drawTable(pdf, order, below))
  pdf.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function drawHead(pdf: Pdf, order: PaidOrder) {
  pdf.font(bold).fontSize(13).fillColor(copper).text('Partwright', left, 56, { lineBreak: false })
  pdf.font(bold).fontSize(26).fillColor(ink).text('Receipt', left, 92, { lineBreak: false })
  const facts = [
    ['Order number', orderNumber(order)],
    ['Date paid', dateFormat.format(order.paidAt)],
    ['Card transaction', order.transactionId],
  ]
  facts.forEach(([label = '', value = ''], index) => {
    const y = 142 + index * 18
    pdf.font(regular).fontSize(10).fillColor(quiet).text(label, left, y, { lineBreak: false })
    pdf.fillColor(ink).text(drawable(value), left + 110, y, { lineBreak: false })
  })
}

/** Answers where the next block begins. */
function drawBuyer(pdf: Pdf, order: PaidOrder): number {
  const y = 214
  pdf.font(regular).fontSize(10).fillColor(quiet).text('Buyer', left, y, { lineBreak: false })
  const width = right - left - 110
  pdf
    .font(bold)
    .fillColor(ink)
    .text(fitted(order.name, 200), left + 110, y, { width })
  pdf.font(regular)
  for (const text of [order.email, order.address])
    pdf.text(fitted(text, 500), { width, lineGap: 1 })
  return pdf.y + 28
}

const columns = [
  { label: 'Part', x: left, width: 140, align: 'left' },
  { label: 'Part number', x: left + 148, width: 100, align: 'left' },
  { label: 'Quantity', x: left + 252, width: 53, align: 'right' },
  { label: 'Unit price', x: left + 311, width: 82, align: 'right' },
  { label: 'Amount', x: left + 401, width: right - left - 401, align: 'right' },
] as const

function drawTable(pdf: Pdf, order: PaidOrder, top: number): number {
  pdf.font(regular).fontSize(9).fillColor(quiet)
  for (const { label, x, ...cell } of columns) pdf.text(label, x, top, cell)
  rule(pdf, top + 16)
  const cells = [
    fitted(order.partName, 200),
    fitted(order.sku, 100),
    order.quantity.toLocaleString('en-US'),
    money(order.unitPriceMinor, order.currency),
    money(order.totalMinor, order.currency),
  ]
  pdf.fontSize(10).fillColor(ink)
  let bottom = top
  columns.forEach(({ x, width, align }, index) => {
    pdf.text(cells[index] ?? '', x, top + 26, { width, align })
    bottom = Math.max(bottom, pdf.y)
  })
  rule(pdf, bottom + 10)
  const y = bottom + 22
  pdf.font(bold).fontSize(12).text('Total paid by card', left, y, { lineBreak: false })
  pdf.text(money(order.totalMinor, order.currency), left, y, {
    width: right - left,
    align: 'right',
  })
  return y + 46
}

function drawNotes(pdf: Pdf, order: PaidOrder, top: number) {
  const notes = ['Shipping is not part of this amount: it is invoiced on shipment.']
  if (order.status === 'refunded')
    notes.unshift('This order was refunded: the amount goes back to the card that paid it.')
  pdf
    .font(regular)
    .fontSize(9)
    .fillColor(quiet)
    .text(notes.join('\n'), left, top, {
      width: right - left,
      lineGap: 3,
    })
}

const rule = (pdf: Pdf, y: number) =>
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(line).stroke()

/** At most so many characters, so that whatever somebody typed stays on the one page. */
function fitted(text: string, length: number): string {
  const drawn = drawable(text)
  return drawn.length > length ? `${drawn.slice(0, length - 1)}…` : drawn
}

/** With the currency's code: a receipt is read in other countries than ours, and the fonts lack most signs. */
const money = (minor: number, currency: string) =>
  drawable(
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' }).format(
      toMajor(minor, currency),
    ),
  )

const dateFormat = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
