import { numbersAmong } from '../looks-like-part.ts'
import { readTypedLine } from '../typed-line.ts'

/** "Or" in the languages of lists; and what begins the first of two, "either". */
const or = String.raw`or(?: (?:else|instead|alternatively))?|alternatively|oder(?: (?:aber|auch|alternativ))?|bzw\.?|beziehungsweise|alternativ|wahlweise|ou(?: (?:bien|alors|encore))?|alternativement|o (?:bien|alternativamente)|alternativamente|oppure|ovvero|in alternativa|ofwel|lub|albo|nebo|anebo|alebo|eller|tai|vagy|veya|ya da|sau|ili|abo|або|или(?: же)?|либо|或者?|または|もしくは|あるいは|또는|혹은`
const either = 'either|entweder|soit|buď|antingen|enten|joko'
/** These are words and signs of other kinds, too. */
const short = 'o|of'

const whole = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${or}|${either}|${short}|vs|versus|either of (?:these|those|them|the two))[^\p{L}\p{N}]*$|^\s*/\s*$`,
  'iu',
)
const alone = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${or}|${either})[^\p{L}\p{N}]*$`, 'iu')
const leading = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(${either})|(?:${or}|o))(?:[:,]?\s+|[:,]|(?<=[\u3040-\uffff]))(?=\S)`,
  'iu',
)
const trailing = new RegExp(
  String.raw`(?:(?:^|[\s,;(])(?:${or})|\S\s+(?:${short}))[^\p{L}\p{N}]*$`,
  'iu',
)
const between = new RegExp(String.raw`[\s,;(](?:${or}|o)\s`, 'iu')

type Kind = 'blank' | 'or' | 'heading' | 'row'

function kindOf(row: readonly string[]): Kind {
  const filled = row.filter((cell) => cell.trim() !== '')
  if (filled.length === 1 && whole.test(filled[0]!)) return 'or'
  if (!filled.some((cell) => /[\p{L}\p{N}]/u.test(cell))) return 'blank'
  return filled.length === 1 && !/\p{Nd}/u.test(filled[0]!) ? 'heading' : 'row'
}

/**
 * The rows, from the place `from` on, one of which may stand in place of another by an "or": the one before it and those
 * behind it. Where blank lines part it from those before, these are all up to the next blank line.
 */
export function inPlaceOfOthers(rows: readonly (readonly string[])[], from: number): Set<number> {
  const found = new Set<number>()
  const kinds = rows.map((row, at) => (at < from ? 'blank' : kindOf(row)))
  const take = (at: number, step: 1 | -1, isGroup = false) => {
    let place = at + step
    while (kinds[place] === 'blank') place += step
    const isWhole = isGroup || Math.abs(place - at) > 1
    for (let left = isWhole ? rows.length : 1; left > 0 && kinds[place] === 'row'; left -= 1) {
      found.add(place)
      place += step
    }
  }
  const isBulleted = rows.filter(([cell = '']) => /^\s*o\s/.test(cell)).length > 1
  for (const [at, row] of rows.entries()) {
    if (kinds[at] === 'or') {
      take(at, -1)
      take(at, 1, true)
    }
    if (kinds[at] !== 'row') continue
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const [text = ''] = filled
    const isLine = filled.length === 1 && text.length <= 300
    const lead = isLine ? leadOf(text) : alone.test(text) ? 'or' : null
    const isLast = trailing.test(filled.at(-1)!.slice(-30))
    if (lead || isLast || (isLine && parts(text) > 1)) found.add(at)
    if (lead === 'or' && !(isBulleted && text.startsWith('o '))) take(at, -1)
    if (isLast) take(at, 1)
  }
  return found
}

/** How a line begins that names a part or says a number of pieces. */
function leadOf(text: string): 'or' | 'either' | null {
  const [lead = '', first] = leading.exec(text) ?? []
  const rest = text.slice(lead.length)
  if (!/\p{L}/u.test(lead) || !namesOrCounts(rest)) return null
  return first ? 'either' : 'or'
}

const namesOrCounts = (text: string) =>
  numbersAmong([text]).length > 0 || readTypedLine(text).quantity !== ''

/** How many parts a line names with "or" between them. */
const parts = (text: string) =>
  text.split(between).filter((part) => numbersAmong([part]).length > 0).length
