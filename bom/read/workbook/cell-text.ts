import { SSF } from '@e965/xlsx'
import { isDate } from '../part-number-cell.ts'

/** What the library says of a cell. */
export type LibraryCell = {
  t: 'b' | 'n' | 'e' | 's' | 'd' | 'z'
  v?: unknown
  /** As it is shown. */
  w?: string
  f?: string
  /** Its rich text, as the file has it. */
  r?: unknown
  z?: unknown
  /** Comments on it. */
  c?: { t?: string }[]
}

/** A cell as it is read: what it shows, and its value where that names something else. */
export type CellText = { shown: string; value: string | null }

/**
 * What a cell shows. A number is written out where it is shown shortened or grouped: within 15 digits a workbook loses
 * none of them. A value that is shown as another stands beside, so that whoever reads it can ask.
 */
export function cellText({ t, v, w, f, z }: LibraryCell): CellText {
  if (v === undefined || v === null || t === 'z')
    return { shown: f ? `=${f} has no result` : '', value: null }
  if (t === 'e') return { shown: w ?? '', value: null }
  if (t === 'b') return { shown: w ?? (v ? 'TRUE' : 'FALSE'), value: null }
  if (t !== 'n' || typeof v !== 'number') return { shown: String(w ?? v), value: null }
  const shown = (w ?? '').trim()
  const value = writtenOut(v)
  if (isOfDates(z)) return { shown: isDate(shown) ? shown : (dayOf(v) ?? value), value: null }
  // 1.1k stands for 1149 where its form says thousands: it is shown rounded
  if (isScaled(z)) return { shown: value, value: null }
  if (shown === '' || shown === value || isShortened(shown)) return { shown: value, value: null }
  if (Number(shown) === v && /^[1-9]\d*(\.\d+)?$|^0(\.\d+)?$/.test(shown))
    return { shown: value, value: null }
  // 1,000 and 20.00 are their values, written for people
  const plain = shown.replace(/[\s\u00a0\u202f'’,](?=\d{3}(\D|$))/g, '')
  if (/^-?\d+(\.\d+)?$/.test(plain) && !/^-?0\d/.test(plain))
    return Number(plain) === v ? { shown: value, value: null } : { shown: value, value: shown }
  return { shown, value: /\d/.test(shown) && !/[\p{Sc}%]/u.test(shown) ? value : null }
}

/** The day that a number stands for where its form does not say it: some show none of it, others a year like a number. */
const dayOf = (value: number) => (value < 0 ? null : SSF.format('yyyy-mm-dd', value) || null)

/** Whether a form is one of dates or times: of its letters only those outside of quotations count. */
const isOfDates = (form: unknown) =>
  typeof form === 'string' &&
  /[ymdhs]/i.test(
    form.replace(
      /"[^"]*"|\\.|\[(?:red|black|blue|green|white|cyan|magenta|yellow|\$[^\]]*)\]|general/gi,
      '',
    ),
  )

/** Whether a form shows thousands or millions: commas behind its last digit. Source: ECMA-376 part 1, 18.8.31. */
const isScaled = (form: unknown) =>
  typeof form === 'string' && /[0#?],+(?![0#?,])/.test(form.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

const isShortened = (shown: string) => /^-?\d(\.\d+)?E[+-]?\d+$/i.test(shown) || /^#+$/.test(shown)

/**
 * What a sum leaves behind the ninth digit is noise: 10.000000000000002 is 10. Of more than 15 digits a workbook has lost
 * the last: such a number stays shortened, so that nobody takes it for whole.
 */
function writtenOut(value: number): string {
  const raw = String(value)
  if (Number.isInteger(value))
    return Math.abs(value) < 1e15 ? raw : value.toExponential().toUpperCase()
  if (Math.abs(value) < 1e6 && /\.\d{10,}|e/i.test(raw)) return String(Number(value.toFixed(9)))
  return raw
}
