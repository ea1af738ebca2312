import { looksLikePart } from '../looks-like-part.ts'
import { readTypedLine } from '../typed-line.ts'

const counted = /^\s*(#?\d{1,4})\s+(?=\S*\p{L}|\S*\d-\d)/u

/**
 * Typed lines without the places in front that count them, "1 AB-100 24" above "2 AB-200 6", where each says its pieces
 * beside; the same text where any does not.
 */
export function withoutPlaces(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  const filled = lines.filter((line) => line.trim() !== '')
  const places = filled.map((line) => counted.exec(line)?.[1] ?? '')
  const counts = places.map((place) => Number(place.replace('#', '')))
  const [first, second] = counts
  const step = second! - first!
  const isCounting =
    // of two lines 1 and 2 may be pieces as well, 001 and 002 are none, nor are #1 and #2
    (filled.length > 2 || (filled.length > 1 && /^[0#]/.test(places[0]!))) &&
    (step === 1 || step === 10) &&
    first === step &&
    places.every((place, at) => place !== '' && counts[at] === first! + at * step)
  const bare = filled.map((line) => line.replace(counted, ''))
  const isSaid = (line: string) => {
    const { number, quantity } = readTypedLine(line)
    const [word = ''] = number.split(/\s+/)
    return (
      line.length <= 200 && /^\d{1,6}(?:\s?\p{L}{1,8}\.?)?$/u.test(quantity) && looksLikePart(word)
    )
  }
  if (!isCounting || !bare.every(isSaid)) return text
  return lines.map((line) => line.replace(counted, '')).join('\n')
}
