import { encode } from 'uqr'
import { epcText, type Transfer } from '../transfer/epc-text.ts'
import { left, makeRoom, quiet, type Sheet, writeText } from './sheet.ts'
import { addTag, drawIn } from './tags.ts'
import { money } from './words.ts'

/** In points: what a phone reads from paper. */
const side = 96

/** Draws the code under what stands on the sheet, with words beside it. */
export function drawEpcCode(sheet: Sheet, transfer: Transfer) {
  const { data, size } = encode(epcText(transfer), { ecc: 'M', border: 0 })
  makeRoom(sheet, side + 16)
  const [top, dot] = [sheet.y + 8, side / size]
  const figure = addTag(sheet, 'Figure', undefined, {
    alt: sayTransfer(transfer),
    bbox: [left, top, left + side, top + side],
  })
  drawIn(sheet, figure, () => {
    sheet.pdf.save()
    data.forEach((row, y) => {
      for (const [from, length] of stripes(row))
        sheet.pdf.rect(left + from * dot, top + y * dot, length * dot, dot)
    })
    sheet.pdf.fill('#000000').restore()
  })
  const type = { size: 9, color: quiet }
  sheet.y = top
  writeText(sheet, 'Read this code with your bank’s app to pay.', left + side + 16, 240, type)
  sheet.y = top + side + 8
}

/** Where dark dots stand side by side in a row, and how many. */
const stripes = (row: boolean[]) =>
  Array.from(
    row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
    ({ index, 0: { length } }): [number, number] => [index, length],
  )

/** What the code says, for whoever does not see it. */
const sayTransfer = ({ name, iban, amountMinor, reference }: Transfer) =>
  `Code for a bank’s app: pay ${money(amountMinor, 'eur')} to ${name}, account ${iban}, reference ${reference}`
