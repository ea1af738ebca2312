import { isPartLike } from '../columns/part-like.ts'
import type { Meaning } from '../columns/words.ts'
import { shorten } from './quantity.ts'

/** Words that say of a row that it is not to be ordered. */
const outWords =
  /^(dnp|dnf|dni|dnm|do not (populate|place|fit|install|mount|order|buy|ship)|not (fitted|populated|placed|mounted|needed|required|ordered|approved|released)|no (fit|pop|populate|mount)|unfitted|unpopulated|cancel(l?ed)?|storniert|storno|gestrichen|entfällt|entfallen|nicht (bestücken|bestückt|bestellen|benötigt)|annulée?|supprimée?|ne pas (commander|monter)|cancelad[oa]|anulad[oa]|no (montar|pedir)|annullat[oa]|non (montare|ordinare)|geannuleerd|vervallen|niet (bestellen|plaatsen)|anulowan[eyao]|отмен[её]н[оаы]?|не заказывать|取消|已取消|作废|不贴|キャンセル|未実装|취소|deleted?|removed?|void|skip|gelöscht|löschen|entfern(en|t)|supprimer|retirer|retirée?|eliminad[oa]|eliminar|eliminat[oa]|eliminare|verwijder(d|en)|usu(ń|nąć|nięt[eyao])|удалить|удал[её]н[оаы]?|删除|已删除|削除|삭제|rejected|declined|denied|withdrawn|abgelehnt|zurückgezogen|refusée?|rejetée?|rechazad[oa]|rifiutat[oa]|afgewezen|odrzucon[eyao]|отклон[её]н[оаы]?|已拒绝|却下|거부)$/i
const yes = /^(x|y|yes|true|1|✓|✔|☑|ja|j|oui|o|si|sí|s|tak|да|是)$/i
const no = /^(n|no|false|0|nein|non|nie|нет|否|✗|✘|☐)$/i
/** What programs write below "Exclude from BOM" and "DNP" in place of yes. */
const excluded =
  /^(excluded?( from [\w ]{2,30})?|ausgeschlossen|exclue?s?|excluid[oa]|esclus[oa])$/i
const statuses = /stat|state|action|estado/i

/** Whether a column that is named as what to order says only whether: yes or no, and nowhere how many. */
export const asksWhether = (cells: readonly string[]) =>
  cells.some((cell) => cell !== '') &&
  cells.every((cell) => cell === '' || yes.test(cell) || no.test(cell)) &&
  !cells.every((cell) => /^\d*$/.test(cell))

/** As Markdown writes what is struck through. */
const isStruck = (text: string) => /^~~.+~~$/s.test(text)

/** Why a row is not to be ordered by its own words; null when none says so. */
export function takenOut(
  cells: readonly string[],
  columns: readonly { meaning: Meaning | null; name: string }[],
): string | null {
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
    if (meaning === 'out' && (yes.test(text) || excluded.test(text)))
      return `Not to be ordered: ${name} is “${text}”`
    if (meaning === 'fitted' && no.test(text) && !statuses.test(name))
      return `Not to be ordered: ${name} is “${text}”`
  }
  return null
}

/** Of a row's state these leave open whether it is still to be ordered. */
const openWords =
  /^(on hold|hold|pending|waiting|(already )?(ordered|delivered|received|shipped|bought|in stock)|closed|complete[d]?|done|obsolete|eol|end of life|discontinued|replaced|superseded|nrnd|bestellt|geliefert|erledigt|abgeschlossen|offen|wartet|abgekündigt|ersetzt|commandée?|livrée?|reçue?|obsolète|pedid[oa]|entregad[oa]|recibid[oa]|ordinat[oa]|consegnat[oa]|besteld|geleverd|zamówion[eyao]|dostarczon[eyao])$/i

/** The same in a remark, where fewer words are about the order. */
const openRemarks =
  /^((put )?on hold|hold|pending|waiting|(already )?(ordered|delivered|received|bought|purchased)|done|(schon |bereits )?(bestellt|geliefert|vorhanden|erledigt)|déjà (commandée?|livrée?)|ya (pedid|recibid)[oa]|già (ordinat|ricevut)[oa]|al (besteld|geleverd)|już (zamówion|dostarczon)[eyao]|уже (заказан|получен)[оаы]?|已订购|已到货|発注済み?|발주완료)$/i
/** What somebody else brings. */
const brought =
  /^(customer|client|owner|free)[- ]?(supplied|furnished|issued?|provided)|^consign(ed|ment)$|^(kunden)?beistellung$|^beigestellt$|^fourni par le client$/i
/** What goes back to its seller. */
const goesBack =
  /^(returns?|returned|rma|credit|refund(ed)?|retouren?|rückgabe|rücksendung|gutschrift|retours?|devoluci[oó]n|devuelt[oa]|reso|zwrot|возврат|退货|返品|반품)$/i
const makes = /^(make|made in[- ]house|in[- ]house|eigenfertigung|e)$/i

/** A row that may stand in place of another, or be left out, by a cell that says nothing else or that names the other. */
const maybe =
  /^(?:(?:optional|option|optioneel|opcional|opzionale|opcja|opcjonaln[eyao]|volitelné|tillval|isteğe bağlı|опци(?:я|онально)|可选|选配|オプション|옵션|(?:eventual|bedarfs|alternativ|wahl)position|alternatively|alternativ[eao]?|alternate|alternatief|alternatywa|альтернатива|备选|替代|代替品|대체품|substitute|ersatz)\W*$|(?:alternativ[eao]?|alternate|alternatief|substitute|replacement|ersatz|remplacement|sostituto|sustituto|alt\.?) (?:zu|to|for|of|für|pour|à|de|para|per|voor|do|for the) \W*(?:pos|item|line|position|zeile|row|#|\d))/iu

const optionalLine =
  /[\s([,–-](?:optional|optionnel|opcional|opzionale|optioneel)\s*[)\]]?\.?\s*$|^\W*(?:optional|option|alternativ(?:e|ely)?|alternatively|optionnel|opcional|opzionale)\s*[:–-]/iu

/** Whether a typed line says that it may be left out. */
export const isOptionalLine = (line: string) => optionalLine.test(line)

const optionalHeading =
  /^\W*(?:optional(?:e[rs]?)?(?: (?:items?|parts?|positions?|positionen|teile|lines?))?|alternativ(?:e|en|es|positionen)?|eventualpositionen|bedarfspositionen|en option|optionnel(?:le)?s?|opcional(?:es)?|opzional[ei]|optioneel|opcjonaln[ei]e?)\W*$/iu

/** Whether a heading says that the rows below it may be left out. */
export const isOptionalHeading = (text: string) => optionalHeading.test(text)

/** Columns that say something of their rows in words. */
const says = new Set<Meaning | null>([null, 'note', 'position', 'description', 'fitted'])

/** Why a row's state leaves open whether it is to be ordered; null when it does not. */
export function doubted(
  cells: readonly string[],
  columns: readonly { meaning: Meaning | null; name: string }[],
): string | null {
  const struck = cells.find((cell) => isStruck(cell.trim()))
  if (struck)
    return `“${shorten(struck.trim().slice(2, -2))}” is struck through: type how many pieces`
  for (const [at, { meaning, name }] of columns.entries()) {
    const text = cells[at]?.trim() ?? ''
    const isOpen =
      (meaning === 'fitted' && statuses.test(name) && openWords.test(text)) ||
      (meaning === 'out' && /\p{L}/u.test(text) && !no.test(text)) ||
      (meaning === 'note' && openRemarks.test(text)) ||
      brought.test(text) ||
      (/make.*buy|buy.*make/i.test(name) && makes.test(text))
    if (isOpen) return `${name} is “${text}”: type how many pieces`
    if (says.has(meaning) && goesBack.test(text))
      return `${name || 'It'} is “${text}”: type how many pieces`
    if (text !== '' && text.length <= 60 && says.has(meaning) && maybe.test(text))
      return `It says “${text}”: type how many pieces, or leave it out`
  }
  return null
}
