import { looksLikePart } from '../looks-like-part.ts'
import { readTypedLine } from '../typed-line.ts'

const and =
  /(?:,\s*|\s+)(?:and|und|sowie|et|y|e|en|i|oraz|a|og|och|ja|ve|и|та|та також|plus|&|\+)\s+|[,;]\s+/iu
const ending = /\s*[,;.]\s*$/
const counted = /^\D{0,60}\d{1,6}\s*\S/u

/** Lines that ask for several parts, "20 of AB-100 and 10 of AB-200.", as one for each; all others as they are. */
export const oneForEach = (text: string) =>
  withoutEnds(text.split('\n'))
    .map((line) => partsOf(line)?.join('\n') ?? line)
    .join('\n')

/** "AB-100 x 20," above "AB-200 x 10.": lines of a sentence without the signs between them. */
function withoutEnds(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const isOne = (line: string) => {
    const { number, quantity } = readTypedLine(line.replace(ending, ''))
    return quantity !== '' && !/\s/.test(number) && number.length > 3 && looksLikePart(number)
  }
  const isList =
    filled.length > 1 &&
    filled.slice(0, -1).every((line) => /[,;]\s*$/.test(line)) &&
    filled.every((line) => line.length <= 100 && isOne(line))
  return isList ? lines.map((line) => line.replace(ending, '')) : lines
}

function partsOf(line: string): string[] | null {
  if (line.length > 300 || !/[\p{L}&+]/u.test(line)) return null
  const parts = line
    .replace(/[.!]\s*$/, '')
    .split(and)
    .map((part) => part.trim())
  const isOne = (part: string) => {
    const { number, quantity } = readTypedLine(part)
    return (
      counted.test(part) &&
      quantity !== '' &&
      number.length > 3 &&
      !/\s/.test(number) &&
      looksLikePart(number) &&
      part.endsWith(number)
    )
  }
  return parts.length > 1 && parts.every(isOne) ? parts : null
}
