import { halfWidth } from '../../contract/text/half-width.ts'

const pieces = String.raw`\d[\d.,']*\s*(?:pcs?|pieces?|ea|stk|szt|units?)?\.?`
const shapes: [RegExp, 'number' | 'quantity'][] = [
  // 24x ABC, 24 × ABC
  [/^(\d[\d.,']*)\s*[x×*]\s+(.+)$/iu, 'quantity'],
  // ABC, 24   ABC; 24 pcs   ABC x24   ABC × 24
  [new RegExp(String.raw`^(.+?)\s*[,;|:=\t]\s*[x×]?\s*(${pieces})$`, 'iu'), 'number'],
  [new RegExp(String.raw`^(.+?)\s+[x×*]\s*(${pieces})$`, 'iu'), 'number'],
  // ABC 24
  [new RegExp(String.raw`^(.*\S)\s+(${pieces})$`, 'iu'), 'number'],
  // 24 WD Red Plus 4 TB, but not 4 TB WD Red Plus
  [
    /^(\d{1,4})\s+(?!(?:[kmgt]i?b|[kmg]?hz|[mk]?[wva]|[mck]?m|in|inch|zoll|rpm|pins?|ports?|bit|cores?|x)\b)(\p{L}+\s+\S.*)$/iu,
    'quantity',
  ],
  // 24 ABC-1
  [/^(\d{1,6})\s+(\S*\p{L}\S*\d.*|\S*\d\S*-.*)$/u, 'quantity'],
]

/** A line as people type it: a number and how many, in either order; '' where it does not say how many. */
export function readTypedLine(line: string): { number: string; quantity: string } {
  const text = halfWidth(line).trim()
  for (const [shape, first] of shapes) {
    const found = shape.exec(text)
    if (!found) continue
    const [number, quantity] = first === 'number' ? [found[1], found[2]] : [found[2], found[1]]
    // of two bare numbers the long one is the part's
    if (/^\d{1,5}$/.test(number!) && /^\d{6,}$/.test(quantity!))
      return { number: quantity!, quantity: number! }
    return { number: number!.trim(), quantity: quantity!.trim() }
  }
  return { number: text, quantity: '' }
}
