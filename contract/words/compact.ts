import { type AmountManner, manner } from './manner.ts'

const letters = ['', 'K', 'M', 'B', 'T']

/** A number in little room, as axes have it: 20500 → "20.5K"; an amount with its sign: "$20.5K". */
export function compact(value: number, amounts?: AmountManner): string {
  const { numbers, minus } = manner()
  const size = Math.abs(value)
  const power = Math.max(0, Math.min(letters.length - 1, Math.floor(Math.log10(size || 1) / 3)))
  const short = String(Math.round((size / 1_000 ** power) * 10) / 10)
  const around = value < 0 ? (amounts?.minus ?? `${minus}0`) : (amounts?.plus ?? '0')
  return around.replace('0', short.replace('.', (amounts ?? numbers).decimal) + letters[power])
}
