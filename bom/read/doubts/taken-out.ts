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
  /** The same stands in all rows, of which there are several. */
  isOfAll: boolean
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
  if ((meaning !== 'ordered' && meaning !== 'quantity') || isCounted) return meaning
  return saysOrdered.test(name.trim()) ? 'ended' : 'fitted'
}

/** What was ordered before: no below it leaves its row to be ordered. */
const saysOrdered =
  /^(?:(?:already |is |been )*(?:ordered|bought|purchased)|(?:schon |bereits )?(?:bestellt|gekauft|beschafft)|(?:déjà )?(?:commandé|acheté)e?s?|ya pedid[oa]s?|(?:ya )?comprad[oa]s?|(?:già )?(?:ordinat|acquistat)[oaie]|(?:al )?(?:besteld|gekocht)|(?:już )?(?:zamówion[eyao]|zamówiono|kupion[eyao])|(?:již )?objednáno|(?:уже )?(?:заказано|куплено)|已(?:订购|下单|采购|购)|発注済み?|注文済み?|주문 ?완료)\??$/iu

/** What a page offers beside each line of a cart. */
const isLink = (text: string) =>
  /^(?:remove|delete|entfernen|löschen|supprimer|retirer|eliminar|quitar|eliminare|rimuovi|elimina|verwijderen|usuń|odebrat|odstranit|удалить|убрать|删除|移除|削除|삭제)$/iu.test(
    text,
  )

/** As Markdown writes what is struck through. */
export const isStruck = (text: string) => /^~~.+~~$/s.test(text)

/** Whether a row begins as what is left out of programs does. */
export function isCommented(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  return /^(#(?!N\/A|REF!|VALUE!|NAME\?|DIV\/0|NULL!|NUM!)|\/\/|--)(?!\s*\d{1,4}$)\s*[\p{L}\d]/u.test(
    first,
  )
}

/** Why a row is not to be ordered by its own words; null when none says so. */
export function takenOut(cells: readonly string[], columns: readonly NamedColumn[]): string | null {
  for (const [at, cell] of cells.entries()) {
    const text = cell.trim()
    if (text === '' || text.length > 200) continue
    if (
      isStruck(text) &&
      (isPartLike(text.slice(2, -2)) ||
        cells.every((one) => one.trim() === '' || isStruck(one.trim())))
    )
      return 'Struck through'
    const { meaning = null, name = '', isOfAll = false } = columns[at] ?? {}
    if (isOfAll && isLink(text)) continue
    if (text.length < 25 && outWords.test(text)) return `Not to be ordered: “${text}”`
    if (meaning === 'out' && (isYes(text) || excluded.test(text)))
      return `Not to be ordered: ${name} is “${text}”`
    if (meaning === 'fitted' && isNo(text) && !isOfStates({ meaning, name }))
      return `Not to be ordered: ${name} is “${text}”`
  }
  return null
}
