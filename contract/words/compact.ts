import { type AmountManner, type Around, manner } from './manner.ts'

const letters = ['', 'K', 'M', 'B', 'T']

/** A number in little room, as axes have it: 20500 → "20.5K"; an amount with its sign: "$20.5K". */
export function compact(value: number, amounts?: AmountManner): string {
  const { numbers, minus } = manner()
  const size = Math.abs(value)
  const power = Math.max(0, Math.min(letters.length - 1, Math.floor(Math.log10(size || 1) / 3)))
  const short = String(Math.round((size / 1_000 ** power) * 10) / 10)
  const { decimal } = amounts ?? numbers
  const [before, behind]: Around =
    value < 0 ? (amounts?.minus ?? [minus, '']) : (amounts?.plus ?? ['', ''])
  return `${before}${short.replace('.', decimal)}${letters[power]}${behind}`
}
