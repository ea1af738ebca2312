import { headersIn } from '../../columns/headers.ts'
import { type CodePage, openPage } from './code-pages.ts'
import { plausibility } from './plausible.ts'

/** A header's word that only one page makes of the bytes says more than any statistics. */
const wordWeight = 3

const old = [
  'Windows-1252',
  'Windows-1250',
  'Windows-1251',
  'GB18030',
  'Big5',
  'Shift-JIS',
  'EUC-KR',
] as const

/** The code page of bytes that have no mark: UTF-8 when they are, else the page in which they make most sense. */
export function guessPage(bytes: Uint8Array, isWhole: boolean): CodePage {
  const text = openPage('UTF-8')(bytes, isWhole)
  const broken = text.split('\ufffd').length - 1
  const proper = (text.match(/[\u0080-\ufffc]|[\ud800-\udbff]/g) ?? []).length
  // some bytes of a text in UTF-8 were spoilt on their way: no other page explains the rest
  if (broken === 0 || proper > 3 * broken) return 'UTF-8'
  let best: { page: CodePage; worth: number } = { page: 'Windows-1252', worth: -Infinity }
  for (const page of old) {
    const worth = worthOf(page, bytes, isWhole)
    if (worth > best.worth + 1e-9) best = { page, worth }
  }
  return best.page
}

function worthOf(page: (typeof old)[number], bytes: Uint8Array, isWhole: boolean): number {
  const text = openPage(page)(bytes, isWhole)
  const lines = text.slice(0, 20_000).split(/\r\n?|\n/, 60)
  const cells = lines.flatMap((line) => line.split(/[,;\t|"']/))
  const foreign = cells.map((cell) => cell.trim()).filter((cell) => /[^\0-\x7f]/.test(cell))
  return plausibility(page, bytes, text) + wordWeight * headersIn(foreign).outright
}
