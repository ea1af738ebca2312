import { isNo, isYes } from '../../../../bom/columns/words/answers.ts'
import { type Decimal, isAmbiguous } from '../../../../bom/read/quantity.ts'
import { readNumber } from './numbers.ts'

/** SI prefixes, as powers of ten. K is how many write k. */
const powers: Record<string, number> = {
  n: -9,
  µ: -6,
  μ: -6,
  u: -6,
  m: -3,
  c: -2,
  d: -1,
  '': 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  T: 12,
}
const bases = ['W', 'Wh', 'VA', 'V', 'A', 'Ah', 'Hz', 'm', 'g', 'B', 'B/s', 'bit/s']
const units = new RegExp(`^(${Object.keys(powers).join('|')})(${bases.join('|')})$`)

/** How units are written besides: in words, and in letters of another size where these mean nothing else. */
const alike: [RegExp, string][] = [
  [/watts?$/i, 'W'],
  [/volts?$/i, 'V'],
  [/(ampere|amps?)$/i, 'A'],
  [/(meter|metre)s?$/i, 'm'],
  [/gram(m|s|mes)?$/i, 'g'],
  [/hz$/i, 'Hz'],
  [/^(k|m|g|t)b$/, 'B'],
]

function partsOf(unit: string) {
  const [found, written] = alike.find(([shape]) => shape.test(unit)) ?? []
  const plain = found
    ? unit.replace(found, (tail) => tail.slice(0, written === 'B' ? 1 : 0) + written)
    : unit
  // nobody means a millionth of a byte, or a thousandth of a hertz
  const text = /^[mgt](B|Hz)$/.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  const [, prefix, base] = units.exec(text) ?? []
  return base === undefined ? null : { power: powers[prefix ?? '']!, base }
}

/** By which power of ten a unit is another one: kW in W are 3. Null where it is none of it. */
function powerIn(unit: string, own: string): number | null {
  if (unit === '' || unit.toLowerCase() === own.toLowerCase()) return 0
  const [from, to] = [partsOf(unit), partsOf(own)]
  return from && to && from.base === to.base ? from.power - to.power : null
}

/** Whether a number in one unit says something else in the other, as far as both are known: 750 W are no 750 kW. */
export function isOtherUnit(before: string, after: string): boolean {
  const [from, to] = [partsOf(before), partsOf(after)]
  return from !== null && to !== null && (from.base !== to.base || from.power !== to.power)
}

/**
 * A number with its unit, in the unit in which it is stored: of watts “0,75 kW” is 750. Undefined where it is none: a
 * specification may be a text as well.
 */
export function readAmount(
  text: string,
  unit: string | null,
  decimal: Decimal,
): number | undefined {
  const [, size = '', name = ''] =
    /^([-+]?\d[\d.,'’\s]*?)\s*([^\d\s.,'’][^\d]*)?$/u.exec(text) ?? []
  const power = size === '' ? null : powerIn(name.trim(), unit ?? '')
  if (power === null) return undefined
  const read = [decimal, null].map((mark) => readNumber(size, mark))
  const [value] = isAmbiguous(size, decimal)
    ? []
    : read.flatMap((cell) => ('value' in cell ? [cell.value] : []))
  return value === undefined ? undefined : Number((value * 10 ** power).toPrecision(12))
}

/** Whether a part has it, in the words of a table; undefined where that is not what it says. */
export const readFlag = (text: string): boolean | undefined =>
  isYes(text) ? true : isNo(text) ? false : undefined
