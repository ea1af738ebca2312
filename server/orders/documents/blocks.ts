import {
  orderReferences,
  type ReferenceName,
  type ReferenceValues,
} from '../../../contract/orders/references.ts'
import type { Paper } from '../../../contract/shop-record/paper.ts'
import type { MarkOnPaper } from '../../images/index.ts'
import { calendarDay } from '../../words/in-words.ts'
import { widthOf } from './fonts.ts'
import {
  copper,
  left,
  lineHeight,
  makeRoom,
  quiet,
  type Sheet,
  writeLine,
  writeText,
} from './sheet.ts'
import { addTag, drawIn } from './tags.ts'

/** Invoices of before know no registration, and not where they are paid to. */
export type Seller = {
  name: string
  address: string
  taxId: string | null
  registration?: string
  payTo?: string
}
/** Who writes a document, and whose days it goes by. */
export type Writer = { seller: Seller; timeZone: string; paper: Paper; look?: Look }
/** The seller's own logo, and the colour of its name. */
export type Look = { logo: MarkOnPaper | null; accent: string | null }
/** A label with what it says; '' leaves the fact out, lists stand line by line. */
export type Fact = [label: string, value: string | string[]]

const indent = 120

/** Who writes it, and what it is. */
export function drawHead(sheet: Sheet, seller: Seller, title: string, look?: Look) {
  const color = look?.accent ?? copper
  const logo = look?.logo ? drawLogo(sheet, look.logo, seller.name) : { width: 0, bottom: 0 }
  const width = sheet.right - left - logo.width
  writeText(sheet, seller.name, left, width, { size: 13, bold: true, color })
  const small = { size: 8.5, color: quiet }
  const { address, taxId, registration = '' } = seller
  const own = [address.replaceAll('\n', ', '), taxId ? `Tax id ${taxId}` : '', registration]
  for (const text of own.filter((one) => one !== '')) writeText(sheet, text, left, width, small)
  sheet.y = Math.max(sheet.y, logo.bottom) + 18
  const heading = addTag(sheet, 'H1')
  writeText(sheet, title, left, sheet.right - left, { size: 24, bold: true }, heading)
  sheet.y += 14
}

/** In points, and in pixels: 300 an inch. */
const most = { width: 200, height: 48 }
export const logoBox = { width: Math.round((200 * 300) / 72), height: 200 }

/** The logo at the right of the head; answers how much of the width it takes, and where it ends. */
function drawLogo(sheet: Sheet, { png, ...size }: MarkOnPaper, name: string) {
  const scale = Math.min(most.width / size.width, most.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const [x, y] = [sheet.right - width, sheet.y]
  const figure = addTag(sheet, 'Figure', undefined, {
    alt: `Logo of ${name}`,
    bbox: [x, y, x + width, y + height],
  })
  drawIn(sheet, figure, () => sheet.pdf.image(Buffer.from(png), x, y, { width, height }))
  return { width: width + 20, bottom: y + height }
}

export function drawFacts(sheet: Sheet, facts: Fact[]) {
  const type = { size: 10 }
  const told = facts
    .map(([label, value]) => ({ label, texts: [value].flat().filter((text) => text !== '') }))
    .filter(({ texts }) => texts.length > 0)
  const table = addTag(sheet, 'Table')
  for (const { label, texts } of told) {
    makeRoom(sheet, lineHeight(type))
    const row = addTag(sheet, 'TR', table)
    drawIn(sheet, addTag(sheet, 'TH', row, { scope: 'Row' }), () =>
      writeLine(sheet, label, left, sheet.y, { ...type, color: quiet }),
    )
    const cell = addTag(sheet, 'TD', row)
    for (const text of texts) {
      const part = texts.length === 1 ? cell : addTag(sheet, 'P', cell)
      writeText(sheet, text, left + indent, sheet.right - left - indent, type, part)
    }
    sheet.y += 4
  }
  sheet.y += 16
}

/** References that were given, as facts. */
export const referenceFacts = <N extends ReferenceName>(
  order: Pick<ReferenceValues, N>,
  names: readonly N[],
): Fact[] =>
  names.map((name) => {
    const { name: label, value } = orderReferences[name]
    const given = order[name]
    return [label, given && value.kind === 'day' ? calendarDay(given) : (given ?? '')]
  })

/** A label and an amount beside it. */
export type Amount = [label: string, amount: string]

/** Amounts at the right under a table: what counts, what it is made of before it, and what follows. */
export function drawTotals(
  sheet: Sheet,
  main: Amount,
  { parts = [], after = [] }: { parts?: Amount[]; after?: Amount[] } = {},
) {
  const all = [...parts, main, ...after]
  makeRoom(sheet, all.length * 19 + 4)
  const table = addTag(sheet, 'Table')
  for (const one of all) {
    const [label, amount] = one
    const type = one === main ? { size: 12, bold: true } : { size: 9.5 }
    const row = addTag(sheet, 'TR', table)
    const width = widthOf(sheet.pdf, amount, type)
    const from = sheet.y
    const heading = addTag(sheet, 'TH', row, { scope: 'Row' })
    writeText(sheet, label, left, sheet.right - left - width - 20, type, heading)
    drawIn(sheet, addTag(sheet, 'TD', row), () =>
      writeLine(sheet, amount, sheet.right - width, from, type),
    )
    sheet.y += 6
  }
  sheet.y += 14
}

export function drawNotes(sheet: Sheet, notes: string[]) {
  for (const note of notes) {
    writeText(sheet, note, left, sheet.right - left, { size: 9, color: quiet })
    sheet.y += 3
  }
}
