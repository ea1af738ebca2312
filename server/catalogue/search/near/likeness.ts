import { numberKey } from '../../../../contract/parts/number-key.ts'
import { distance } from '../../suggest/spelling.ts'

/** How like a long part number is to one that was typed: what is swapped is one slip, as what is mistaken. 0 for other ones. */
export function likeNumber(text: string, mpn: string): number {
  const [typed, own] = [numberKey(text), numberKey(mpn)]
  if (typed.length < 8 || !/\d/.test(typed) || typed[0] !== own[0]) return 0
  if (Math.abs(typed.length - own.length) > 2) return 0
  const slips = distance(typed, own)
  return slips > 0 && slips <= 2 ? 1 - slips / 10 : 0
}

/** The word of a name that is most like this one, or two that stand side by side. */
export function nearestName(word: string, names: string[]): { name: string; like: number } {
  let best = { name: '', like: 0 }
  // the class before a model is none of its number: "5 9600X"
  for (const [at, name] of names.entries())
    for (const one of /^\d$/.test(name) ? [name] : [name, name + (names[at + 1] ?? '')]) {
      const like = likenessOf(word, one)
      if (like > best.like) best = { name: one, like }
    }
  return best
}

/** What is said of two models: their numbers, and whether the same stands behind these, as the X3D of "7950X3D". */
const model = /^(\d{3,})(\p{L}.*)?$/u

/** 1 for the same word; the beginning counts more than the end, since series begin alike. */
export function likenessOf(a: string, b: string): number {
  const near = nearnessOf(a, b)
  if (near !== null) return near
  const [, number, tail = ''] = model.exec(a) ?? []
  const [, other, otherTail] = model.exec(b) ?? []
  if (!number || !other || tail.length < 2) return likeBeginnings(a, b)
  const same = tail === otherTail ? tail.length : 0
  return (likeBeginnings(number, other) * number.length + same) / a.length
}

/** Models of one kind are the nearer the nearer their numbers are: of Z990 a Z890 is, and a Z97 is of another kind. */
function nearnessOf(a: string, b: string): number | null {
  const [[, letters, number, tail] = [], [, others, other, otherTail] = []] = [a, b].map(
    (one) => numbered.exec(one) ?? [],
  )
  if (!number || !other || letters !== others || number.length !== other.length) return null
  if (number === other && tail === otherTail) return 1
  const [one, two] = [Number(number), Number(other)]
  const far = Math.abs(one - two) / Math.max(one, two)
  const near = Math.max(0, 0.95 - 1.2 * far)
  return tail === otherTail ? near : near * 0.95
}

const numbered = /^(\p{L}{0,3})(\d{3,5})(\p{L}.*)?$/u

function likeBeginnings(a: string, b: string): number {
  if (a[0] !== b[0] || b === '') return 0
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  const longest = Math.max(a.length, b.length)
  return (0.5 * shared) / longest + 0.5 * (1 - distance(a, b) / longest)
}
