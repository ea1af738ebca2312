/** A part number as it stands in a cell: what to look for, and what a spreadsheet has done to it. */
export type NumberCell = { number: string; spoilt: string | null }

const months =
  'jan|feb|m[aä]r|mrz|apr|ma[iy]|may|jun|jul|aug|sep|okt|oct|nov|dec|dez|fév|avr|ago|ene|abr|set|out|giu|lug|ott|gen|mag|dic|déc|août'
const dates = [
  /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/,
  /^\d{1,2}[./]\d{1,2}[./](\d{2}|\d{4})$/,
  new RegExp(String.raw`^\d{1,2}[-. ]+(${months})[a-zé]{0,6}\.?([-. ]+\d{2,4})?$`, 'iu'),
  new RegExp(String.raw`^(${months})[a-zé]{0,6}\.?[-. ]+\d{1,4}$`, 'iu'),
]

/**
 * Reads a part number. A number in scientific notation is written out where no digit is lost; where digits are lost,
 * and for dates, `spoilt` says so: what was there before cannot be known.
 */
export function readPartNumber(cell: string): NumberCell {
  const text = cell
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^'+(?=\S)/, '')
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text)
  if (scientific && /e\+|[.,]/i.test(text)) return writtenOut(text, scientific)
  if (/^\d{4,}[.,]0+$/.test(text)) return { number: text.replace(/[.,]0+$/, ''), spoilt: null }
  if (dates.some((shape) => shape.test(text)))
    return { number: text, spoilt: `A spreadsheet has made a date of this number: ${text}` }
  return { number: text, spoilt: null }
}

function writtenOut(text: string, [, whole = '', rest = '', power]: RegExpExecArray): NumberCell {
  const missing = Number(power) - rest.length
  if (missing <= 0 && rest.length === Number(power)) return { number: whole + rest, spoilt: null }
  return {
    number: text,
    spoilt: `A spreadsheet has shortened this number to ${text}: its last digits are lost`,
  }
}
