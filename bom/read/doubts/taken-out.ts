import { isPartLike } from '../../columns/part-like.ts'
import type { Role } from '../../columns/roles.ts'
import type { Meaning } from '../../columns/terms.ts'
import { isNo, isYes } from '../../columns/words/answers.ts'
import { namesFitted } from './marks.ts'
import { outWords } from './words.ts'

/**
 * A column as its rows are asked by it: what its header says, its words, and what it is read as. `isOne`: the same stands in
 * all its rows, of which there are several. `apart`: the rows that its marks part from the others.
 */
export type NamedColumn = {
  meaning: Meaning | null
  name: string
  role: Role
  isOne: boolean
  apart: ReadonlySet<number>
}

/** What programs write below "Exclude from BOM" and "DNP" in place of yes. */
const excluded =
  /^(excluded?( from [\w ]{2,30})?|ausgeschlossen|exclue?s?|excluid[oa]|esclus[oa])$/i
const states =
  /stat|state|action|estado|change|änderung|dispo|stato|zustand|состояние|lifecycle|life cycle|lebenszyklus|état|etat|stav$|állapot|durum|^tila$|状态|狀態|ステータス|상태|^op$|^diff$/i

/** Whether a column says of its rows in words what is to be done with them. */
export const isOfStates = ({ meaning, name }: Pick<NamedColumn, 'meaning' | 'name'>) =>
  (meaning === 'fitted' || meaning === null) && states.test(name)

const asks = (cells: readonly string[]) =>
  cells.some((cell) => cell !== '') &&
  cells.every((cell) => cell === '' || isYes(cell) || isNo(cell))

const isAnswer = (cell: string) => cell !== '' && (isYes(cell) || isNo(cell) || isNotFitted(cell))
const isNotFitted = (cell: string) => /^n\.? ?[abmpf]\.?$/i.test(cell)
const isShort = (cell: string) => cell === '' || isAnswer(cell) || /^\p{L}{1,2}\.?$/u.test(cell)

/**
 * What a column says that has yes and no alone: "Cancelled" takes a row out, and so does no below what to order. Other
 * columns say what their header means.
 */
export function meaningOfAnswers(
  { meaning, name }: Pick<NamedColumn, 'meaning' | 'name'>,
  cells: readonly string[],
): Meaning | null {
  // "n.b." below "Bestückung" is no word that others know
  if (namesFitted(name) && cells.every(isShort) && cells.some(isAnswer)) return 'fitted'
  if (meaning === 'fitted' || meaning === 'out' || !asks(cells)) return meaning
  const isCounted = cells.every((cell) => /^\d*$/.test(cell))
  if (!isCounted && (outWords.test(name.trim()) || /^excl/i.test(name.trim()))) return 'out'
  return (meaning === 'ordered' || meaning === 'quantity') && !isCounted ? 'fitted' : meaning
}

/** As Markdown writes what is struck through. */
export const isStruck = (text: string) => /^~~.+~~$/s.test(text)

/** Why a row is not to be ordered by its own words; null when none says so. */
export function takenOut(cells: readonly string[], columns: readonly NamedColumn[]): string | null {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  if (
    /^(#(?!N\/A|REF!|VALUE!|NAME\?|DIV\/0|NULL!|NUM!)|\/\/|--)(?!\s*\d{1,4}$)\s*[\p{L}\d]/u.test(
      first,
    )
  )
    return 'Commented out'
  for (const [at, cell] of cells.entries()) {
    const text = cell.trim()
    if (text === '' || text.length > 200) continue
    if (
      isStruck(text) &&
      (isPartLike(text.slice(2, -2)) ||
        cells.every((one) => one.trim() === '' || isStruck(one.trim())))
    )
      return 'Struck through'
    if (text.length < 25 && outWords.test(text)) return `Not to be ordered: “${text}”`
    const { meaning = null, name = '' } = columns[at] ?? {}
    if (meaning === 'out' && (isYes(text) || excluded.test(text)))
      return `Not to be ordered: ${name} is “${text}”`
    if (meaning === 'fitted' && isNo(text) && !isOfStates({ meaning, name }))
      return `Not to be ordered: ${name} is “${text}”`
  }
  return null
}
