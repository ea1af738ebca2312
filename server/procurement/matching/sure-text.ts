import { numberKey } from '../../../contract/parts/number-key.ts'
import type { CategoryWords, PartRow } from '../../catalogue/index.ts'
import { type SaidOfPart, saidOf, saysOnly, tokensOf } from './said-of-part.ts'
import type { Wanted } from './wanted.ts'

/** Why a text among whose words a part's number stands, or that is a part's name, is that part. */
const byNumber = 'Its number stands in the text, and all else there is said of it'
const byName = 'It is named so, and no other part is'

export type Sure = { part: PartRow; by: 'mpn' | 'name'; reason: string }

/**
 * The part that a text means though it is more than a number: of all that may be meant it is the only one whose number stands
 * in it, or whose whole name does, and the text says nothing that the shop does not say of that part. `isAll`: no more parts
 * may be meant. null where anything is left open: a word that may make it an accessory, another size or maker, a second number.
 */
export function surePart(
  { text, manufacturer }: Wanted,
  { parts, isAll }: { parts: readonly PartRow[]; isAll: boolean },
  categories: CategoryWords,
): Sure | null {
  const judged = parts.map((part) => {
    const said = saidOf(part, categories)
    const isMaker = saysOnly(tokensOf(manufacturer), said).isOnly
    return { part, ...judge(text, part, said), isMaker }
  })
  const [one, other] = judged.filter(({ mpn }) => mpn)
  if (one) return other || !one.isMaker ? null : { part: one.part, by: 'mpn', reason: byNumber }
  const [able, rival] = judged.filter(({ isAble }) => isAble)
  const isSure = isAll && able?.isNamed && able.isMaker && !rival
  return isSure ? { part: able.part, by: 'name', reason: byName } : null
}

/** `mpn`, `isNamed`: its number or its whole name stands there. `isAble`: nothing speaks against the part. */
function judge(text: string, { mpn, name }: PartRow, said: SaidOfPart) {
  const rest = withoutNumber(text, numberKey(mpn))
  const beside = rest === null ? null : saysOnly(tokensOf(rest), said)
  const tokens = tokensOf(text)
  const { isOnly: isAble } = saysOnly(tokens, said)
  const isNamed = said.name.every((token) => tokens.includes(token)) && isTelling(name)
  return { mpn: beside?.isOnly === true && beside.isTold, isNamed, isAble }
}

/** A name without a number of three digits, or a model such as H12SSL-i, L4 and NV3, is that of many: sizes and kinds of memory are no model. */
const isTelling = (name: string) =>
  tokensOf(name).some((token) => /^\d{3,}$/.test(token)) ||
  name.split(/[\s,()]+/).some((word) => /^\p{L}{1,3}\d/u.test(word) && !measure.test(word))

const measure = /^(?:l?p?ddr|pcie?|gen|sata|sas|usb|cl|u|m|x|v)[\d.x/-]*$/iu

/** So short a word stands in too many texts, and one of digits alone may be an order's number. */
const isNumberOfPart = (word: string) =>
  word.length >= 6 && (/^(?=.*\d).*\p{L}/u.test(word) || /\d-\d/.test(word))

/** A text without the one word that is this number; null where none is, or several are. */
function withoutNumber(text: string, key: string): string | null {
  const words = text.split(/([\s,;|()[\]{}"“”'‘’=:]+)/)
  const places = words.flatMap((word, at) =>
    at % 2 === 0 && isNumberOfPart(word) && numberKey(word) === key ? [at] : [],
  )
  return places.length === 1 ? words.toSpliced(places[0]!, 1).join('') : null
}
