import type { CodePage } from './code-pages.ts'
import { frequent, type Language, languages } from './languages.ts'

/**
 * How many bits bytes tell that were written in a page, in the language that explains them best, beside their ASCII: the
 * fewer, the more sense they make. `letters`: how many of it are beyond
 * ASCII, and `each`: how many bits one of them tells.
 */
export type Sense = { bits: number; letters: number; each: number }

export function senseOf(
  page: CodePage,
  bytes: Uint8Array,
  { text, head }: { text: string; head: string },
): Sense {
  const { counts, together, signs } = signsOf(text, isLatin(page))
  const own = languages.filter((one) => one.pages.includes(page))
  const told =
    own.length === 0
      ? pairBits(page, bytes, counts)
      : Math.min(
          ...own.map(
            (one) =>
              lettersBits(one, counts, isLatin(page)) + neverBits(one, text) - spoken(one, head),
          ),
        )
  const plain = [...counts].reduce((sum, [sign, count]) => sum + (common.has(sign) ? count : 0), 0)
  const bits = told + together
  const letters = signs - plain
  return { bits, letters, each: letters === 0 ? 0 : (bits - plain * bitsOf.common) / letters }
}

const isLatin = (page: CodePage) => !/1251|1253|1255|1256|866|874|KOI8|GB|Big5|JI?S|EUC/.test(page)

/** A header in a language says more than a letter of it. */
const spoken = ({ words }: Language, head: string) => (words?.test(head) ? 5 : 0)

const neverBits = ({ never }: Language, text: string) =>
  never ? 6 * [...text.matchAll(never)].length : 0

/** Signs that all languages use, and those of drawings and formulas, which hardly any list has. */
const common = new Set('€–—’‘“”„…•°²³µ«»®©™½×§·±№£Ø\u00a0、。（）：・「」，；％【】')
const alien = 25
const bitsOf = { common: 5, foreign: 10, unknown: 14 }

function lettersBits(
  { letters }: Language,
  counts: ReadonlyMap<string, number>,
  isOfWest: boolean,
): number {
  const groups = letters.split('|')
  let sum = 0
  for (const [sign, count] of counts) sum += count * signBits(sign, groups, isOfWest)
  return sum
}

function signBits(sign: string, groups: readonly string[], isOfWest: boolean): number {
  if (isBroken(sign)) return alien
  if (common.has(sign)) return bitsOf.common
  const exactly = groups.findIndex((group) => group.includes(sign))
  if (exactly >= 0) return exactly
  const small = sign.toLowerCase()
  // a capital is the rarer form of its letter
  const place = small === sign ? -1 : groups.findIndex((group) => group.includes(small))
  if (place >= 0) return place + (isOfWest ? 2 : 1)
  return isOfWest && /[éèáàíóúöüäôçã]/i.test(sign) ? bitsOf.foreign : bitsOf.unknown
}

const isBroken = (sign: string) => sign === '\ufffd' || (sign >= '\x80' && sign < '\xa0')

type Kind =
  | 'small'
  | 'capital'
  | 'foreign small'
  | 'foreign capital'
  | 'opening'
  | 'closing'
  | 'sign'

/** How often each sign beyond ASCII is in a text, and what it tells that they stand beside each other as they do. */
function signsOf(text: string, isOfWest: boolean) {
  const counts = new Map<string, number>()
  let [together, signs] = [0, 0]
  for (const { 0: run, index } of text.matchAll(/[^\0-\x7f]+(?:[A-Za-z]{1,2}[^\0-\x7f]+)*/g)) {
    const [before] = /[A-Za-z]{0,2}$/.exec(text.slice(Math.max(0, index - 2), index)) ?? []
    const behind = text[index + run.length] ?? ''
    const all = [...`${before}${run}${/[A-Za-z]/.test(behind) ? behind : ''}`]
    const beside = all.map(kindOf)
    for (const [at, kind] of beside.entries()) {
      together += besideBits(beside, at, isOfWest)
      if (all[at]! <= '\x7f') continue
      signs += 1
      counts.set(all[at]!, (counts.get(all[at]!) ?? 0) + 1)
      if (beside.length === 1 && kind.startsWith('foreign')) together += all[0] === 'Ø' ? 0 : 3
    }
  }
  return { counts, together, signs }
}

const kinds = new Map<string, Kind>()

function kindOf(sign: string): Kind {
  const known = kinds.get(sign)
  if (known) return known
  const kind = kindOfNew(sign)
  if (kinds.size < 20_000) kinds.set(sign, kind)
  return kind
}

function kindOfNew(sign: string): Kind {
  if (sign <= '\x7f') return sign >= 'a' ? 'small' : 'capital'
  if ('“„«‘‚¿¡µ'.includes(sign)) return 'opening'
  if ('”»’®™©²³¹°ªº…'.includes(sign)) return 'closing'
  if (/\p{Lu}/u.test(sign)) return 'foreign capital'
  return /[\p{L}\p{M}ー]/u.test(sign) ? 'foreign small' : 'sign'
}

const isLetter = (kind: Kind) => /small|capital/.test(kind)

/** What it tells that a sign stands behind the one before it. */
function besideBits(kinds: readonly Kind[], at: number, isOfWest: boolean): number {
  const [two, before, kind] = [kinds[at - 2], kinds[at - 1], kinds[at]!]
  if (before === undefined) return 0
  if (!isLetter(kind) || !isLetter(before)) return signBesides(before, kind)
  const [isForeign, follows] = [kind.startsWith('foreign'), before.startsWith('foreign')]
  if (!isForeign && !follows) return 0
  let bits = 0
  // words have no capital behind a small letter
  if (before.endsWith('small') && kind.endsWith('capital')) bits += 7
  if (!isOfWest) return bits + (isForeign === follows ? 0 : 6)
  if (isForeign && follows) bits += two?.startsWith('foreign') ? 6 : 3
  return bits
}

/** Signs within words tell more than those in front of them and behind. */
function signBesides(before: Kind, kind: Kind): number {
  if (!isLetter(before) && !isLetter(kind)) return 2
  if (isLetter(before)) return kind === 'closing' ? 0 : kind === 'opening' ? 6 : 4
  return before === 'opening' ? 0 : before === 'closing' ? 6 : 4
}

/** Pages whose signs have two bytes: by where in their tables the signs stand, and which of them are the frequent ones. */
function pairBits(page: CodePage, bytes: Uint8Array, counts: ReadonlyMap<string, number>): number {
  let bits = 0
  for (const [sign, count] of counts) bits += count * wideBits(page, sign)
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!
    if (lead < 0x80 || (page === 'Shift-JIS' && lead >= 0xa1 && lead <= 0xdf)) continue
    const trail = bytes[at + 1] ?? 0
    if (!isLevelOne(page, lead, trail)) bits += 6
    // in other pages it is a letter, which is told besides
    if (trail < 0x80) bits -= 5
    at += 1
  }
  return bits
}

function wideBits(page: CodePage, sign: string): number {
  if (isBroken(sign)) return alien
  if (common.has(sign)) return 6
  if (/[\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(sign))
    return page === 'Shift-JIS' || page === 'EUC-JP' ? (sign >= '\uff00' ? 9 : 6) : 15
  if (frequent[page]!.includes(sign)) return 8
  return /[\p{sc=Han}\p{sc=Hangul}]/u.test(sign) ? 12 : 13
}

/** Whether a sign of two bytes is of the part of its page that everyday signs are in. */
function isLevelOne(page: CodePage, lead: number, trail: number): boolean {
  const within = (least: number, most: number) => lead >= least && lead <= most
  if (page === 'GB18030') return (within(0xb0, 0xd7) || within(0xa1, 0xa3)) && trail >= 0xa1
  if (page === 'EUC-KR') return (within(0xb0, 0xc8) || within(0xa1, 0xa3)) && trail >= 0xa1
  if (page === 'EUC-JP') return (within(0xb0, 0xcf) || within(0xa1, 0xa5)) && trail >= 0xa1
  if (page === 'Big5')
    return within(0xa1, 0xc6) && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)
  return within(0x81, 0x83) || within(0x88, 0x97)
}
