import { numberKey } from '../../../contract/parts/number-key.ts'

/** A part number that a spreadsheet may have spoilt, as it may have been, and what was done to it. */
export type Slip = { key: string; reason: string }

/** Numbers between two others of one length, digits only: what is left when digits were rounded away. */
export type Span = { least: string; most: string }

const shown = 'A spreadsheet shows this number in scientific notation'

/** What stood in a cell before a spreadsheet took it for a number or a date; nothing when it did not. */
export const spreadsheetSlips = (text: string): Slip[] => [
  ...afterNumber(text),
  ...scientific(text).slips,
  ...dateForms(text).map((form) => ({
    key: numberKey(form),
    reason: 'A spreadsheet made a date of this number',
  })),
]

function afterNumber(text: string): Slip[] {
  const [, whole] = /^(.*[0-9])[.,]0{1,2}$/.exec(text) ?? []
  const digits = whole ?? text
  const slips: Slip[] =
    whole === undefined
      ? []
      : [{ key: numberKey(whole), reason: 'Without the “.0” of a spreadsheet' }]
  if (!/^\d{2,}$/.test(digits)) return slips
  for (const zeros of ['0', '00', '000', '0000'])
    slips.push({ key: zeros + digits, reason: 'With the leading zero that spreadsheets leave out' })
  const bare = digits.replace(/^0+/, '')
  if (bare !== digits && bare.length >= 3)
    slips.push({ key: bare, reason: 'Without the leading zeros' })
  return slips
}

/**
 * "1.2E+06" was 1200000, or 12E5 in any of its spellings; of "1.00E+11" the digits behind the third are lost, so that
 * every number that is shown so may be meant.
 */
export function scientific(text: string): { slips: Slip[]; span: Span | null } {
  const [, whole = '', fraction = '', power = ''] =
    /^\+?(\d{1,3})(?:[.,](\d{1,15}))?E\+?(\d{1,2})$/i.exec(text.trim()) ?? []
  const zeros = Number(power) - fraction.length
  if (whole === '' || zeros < 0 || zeros > 30) return { slips: [], span: null }
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return { slips: [], span: null }
  const plain = digits + '0'.repeat(zeros)
  const bare = digits.replace(/0+$/, '')
  const most = Math.min(plain.length - bare.length, 20)
  const spelt = Array.from({ length: most + 1 }, (_, at) => {
    const left = plain.length - bare.length - at
    return [`${bare}${'0'.repeat(at)}E${left}`, `${bare}${'0'.repeat(at)}E0${left}`]
  }).flat()
  return {
    slips: [plain, ...spelt].map((key) => ({ key, reason: shown })),
    span: zeros > 0 ? roundedTo(digits, zeros) : null,
  }
}

function roundedTo(digits: string, zeros: number): Span {
  const unit = 10n ** BigInt(zeros)
  const shownAs = BigInt(digits) * unit
  const floor = 10n ** BigInt(digits.length + zeros - 1)
  const least = shownAs - unit / 2n
  return {
    least: String(least < floor ? floor : least),
    most: String(shownAs + unit / 2n - 1n),
  }
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `(${monthNames.join('|')})[a-z]*`

type Day = { day?: string | undefined; month: number; year?: string | undefined }

/** The date that a text is, as spreadsheets show them; null when it is none. */
function readDate(text: string): Day | null {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]00:00.*)?$/.exec(text) ?? []
  if (y) return isDay(d, Number(m)) ? { day: d, month: Number(m), year: y } : null
  const [, a, b, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)$/.exec(text) ?? []
  if (a && b) {
    if (isDay(a, Number(b))) return { day: a, month: Number(b), year }
    return isDay(b, Number(a)) ? { day: b, month: Number(a), year } : null
  }
  const [, day, name, of] =
    new RegExp(`^(\\d{1,2})[-. ]${month}(?:[-. ](\\d{4}|\\d\\d))?$`, 'i').exec(text) ?? []
  if (name) return { day, month: monthOf(name), year: of }
  const [, first, rest] = new RegExp(`^${month}[-. ](\\d{4}|\\d{1,2})$`, 'i').exec(text) ?? []
  return first ? { month: monthOf(first), year: rest } : null
}

const monthOf = (name: string) => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
const isDay = (day: string | undefined, inMonth: number) =>
  Number(day) >= 1 && Number(day) <= 31 && inMonth >= 1 && inMonth <= 12

/** Whether a text is shown as spreadsheets show dates, as 03-Apr or 2026-04-03. */
export const looksLikeDate = (text: string) => readDate(text.trim()) !== null

/** How a number may have been spelt of which a spreadsheet made this date: 4-3, MAR10, 3APR. */
function dateForms(text: string): string[] {
  const date = readDate(text.trim())
  if (!date) return []
  const name = monthNames[date.month - 1] ?? ''
  const months = [String(date.month), String(date.month).padStart(2, '0'), name]
  const others = [date.day, date.year, date.year?.slice(-2)].flatMap((part) =>
    part ? [part, String(Number(part)), part.padStart(2, '0')] : [],
  )
  const pairs = months.flatMap((one) => others.flatMap((other) => [one + other, other + one]))
  const { day, year } = date
  const whole = year && day ? months.map((one) => `${day}${one}${year}`) : []
  return [...new Set([...pairs, ...whole])].filter(({ length }) => length >= 3)
}
