import type { Bom } from './bom.ts'
import { newBom } from './new-bom.ts'
import { headsDoubt } from './read/doubts/sentences.ts'
import type { Sheet } from './read/sheet.ts'

/** Sheets that were kept, or hold what is not to be ordered. */
const isLeft = (name: string) =>
  headsDoubt(name) ||
  /(?<!\p{L})(?:old|alte?|archive?|archiv|backup|copy|kopie|vorlage|template|ancien\p{L}*|antigu\p{L}*|vecchi\p{L}*|oud|star[ey]|стар\p{L}*|旧)(?!\p{L})/iu.test(
    name,
  )

/**
 * The place of the sheet that looks most like a parts list: with parts and their quantities before one without, one with
 * a header, then the one that is seen, is no old one, and that has the most rows. `boms`: what they are as parts lists.
 */
export function likeliest(
  sheets: readonly Sheet[],
  boms: readonly Bom[] = sheets.map((sheet) => newBom(sheet.name, sheet)),
): number {
  if (sheets.length === 1) return 0
  const worths = sheets.map((sheet, at) => {
    const { layout, rows } = boms[at]!
    const { roles, header } = layout
    const says = roles.includes('quantity') && roles.includes('number')
    return (
      (says ? 100_000 : 0) +
      (header === null ? 0 : 50_000) +
      (/whole sheet/.test(sheet.hidden) ? 0 : 20_000) +
      (isLeft(sheet.name) ? 0 : 10_000) +
      (roles.includes('maybe') ? 0 : 1_000) +
      Math.min(rows.length, 900)
    )
  })
  return worths.indexOf(Math.max(...worths))
}
