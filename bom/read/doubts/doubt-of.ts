import type { Meaning } from '../../columns/terms.ts'
import { isNo, isYes } from '../../columns/words/answers.ts'
import { isPlainState } from '../../columns/words/states.ts'
import { shorten } from '../quantity.ts'
import { headsOthers } from './heading-words.ts'
import { isDay, marksEnd } from './marks.ts'
import {
  headsChoice,
  headsDoubt,
  namesEnd,
  namesLeave,
  namesPrices,
  namesTakenOff,
  remarksDoubt,
} from './sentences.ts'
import { isOfStates, isStruck, type NamedColumn } from './taken-out.ts'
import { outWords } from './words.ts'

/** What goes back to its seller. */
const goesBack =
  /^(doa|dead on arrival|returns?|returned|rma|credit|refund(ed)?|retouren?|rückgabe|rücksendung|gutschrift|retours?|devoluci[oó]n|devuelt[oa]|reso|zwrot|возврат|退货|返品|반품)$/i
/** Who brings or makes it. */
const sourcing =
  /^(procure|sourc|provided|provision|supply|supplied|beschaff|bereitstell|beistell|bezug)|make.*buy|buy.*make/i
const ofOthers =
  /^(make|made in[- ]house|in[- ]?house|internal|eigenfertigung|e|own|self|none|stock|from stock)$|customer|client|suppli(ed|es)|furnish|consign|free[- ]issue|(kunde|beistell|beigestellt)/i

/** A row that may stand in place of another, or be left out, by a cell that says nothing else or that names the other. */
const maybe =
  /^(?:(?:optional|option|optioneel|opcional|opzionale|opcja|opcjonaln[eyao]|volitelné|tillval|isteğe bağlı|опци(?:я|онально)|可选|选配|オプション|옵션|(?:eventual|bedarfs|alternativ|wahl)position|eventual|eventuell|bedarf|nice[- ]to[- ]have|could[- ]have|if possible|if affordable|wünschenswert|wenn möglich|facultatif|souhaitable|deseable|facultativo|auspicabile|gewenst|pożądane|желательно|alternatively|alternativ[eao]?|alternate|alternatief|alternatywa|альтернатива|备选|替代|代替品|대체품|substitute|ersatz)\W*$|(?:alternativ[eao]?|alternate|alternatief|substitute|replacement|ersatz|remplacement|sostituto|sustituto|alt\.?) (?:zu|to|for|of|für|pour|à|de|para|per|voor|do|for the) \W*(?:pos|item|line|position|zeile|row|#|\d))/iu
/** What somebody else brings, in any column. */
const brought =
  /^(customer|client|owner|free)[- ]?(supplied|furnished|issued?|provided)|^consign(ed|ment)$|^(kunden)?beistellung$|^beigestellt$|^fourni par le client$/i

const optionalLine =
  /[\s([,–-](?:optional|optionnel|opcional|opzionale|optioneel)\s*[)\]]?\.?\s*$|^\W*(?:optional|option|alternativ(?:e|ely)?|alternatively|optionnel|opcional|opzionale)\s*[:–-]/iu

/** Whether a typed line says that it may be left out. */
export const isOptionalLine = (line: string) => optionalLine.test(line)

/** What stands before a colon at a typed line, where it says that the line is not simply to be ordered: "cancelled: 22 x AB-100"; else null. */
export function doubtfulLabel(line: string): string | null {
  const [, label = ''] = /^[^\p{L}\p{N}]*(\p{L}[\p{L} ’'-]{1,40}?)\s*[:：]\s*\S/u.exec(line) ?? []
  const isDoubtful =
    label !== '' &&
    (headsOthers(label) || headsDoubt(label) || headsChoice(label) || namesPrices(label))
  return isDoubtful ? label : null
}

/** Columns that say something of their rows in words. */
const says = new Set<Meaning | null>([null, 'note', 'position', 'description', 'fitted'])

/** Columns that say what a part is, costs or is there: the words of others are remarks, whatever they are called. */
const naming = new Set<Meaning | null>([
  ...(['mpn', 'number', 'house', 'distributor', 'alternative', 'manufacturer'] as const),
  ...(['description', 'serial', 'unit', 'stock', 'price', 'total', 'date', 'measure'] as const),
])
const isOfRemarks = ({ meaning, role }: NamedColumn) =>
  role === 'note' || (role === 'none' && !naming.has(meaning))

/** What stands for another number: "Alternate for" AB-100. */
const alternateFor =
  /^(?:alternat\p{L}*|substitute|replacement|ersatz|alternative?) (?:for|to|of|für|zu|à|de|para|di|voor)$/iu
const oneOfSeveral = /(?<!\p{L})(?:alt|alternat\p{L}*|option\p{L}*|opcj\p{L}*|вариант)(?!\p{L})/iu

/** Columns of lists of what goes back: its number there, and why. */
const ofReturns =
  /^(?!.*(?:rate|quote|%|taux|policy|days|tage|toleran))(?:rma|return (?:reason|code|no|number|id|date)|reason (?:for|of) (?:the )?return|fault|failure|defect|symptom|claim|complaint|fehler|defekt|mangel|schaden|reklamation|garantiefall|rück(?:gabe|sende|sendung)|retouren?|motif (?:du |de )?retour|défaut|panne|motivo (?:de |del |della )?(?:la )?(?:devoluci|reso)|avería|fallo|defecto|guasto|difetto|klacht|storing|usterka|wada|powód zwrotu|závada|důvod (?:vrácení|reklamace)|неисправност|дефект|причина возврата|рекламаци|故障|不良|退货|返品|불량|반품)/iu
const none =
  /^(?:-+|–|—|none|keine?[rs]?|aucune?|ningun[oa]|nessun[oa]?|geen|brak|нет|无|無|ok|n\/a)$/iu

/** What the name of a column says of its rows. */
const readName = (name: string) => ({
  isTakenOff: namesTakenOff(name),
  isEnd: namesEnd(name),
  isLeave: namesLeave(name),
  isOfReturns: ofReturns.test(name),
  isOfSources: sourcing.test(name),
  isAlternate: alternateFor.test(name),
})
const namesRead = new WeakMap<NamedColumn, ReturnType<typeof readName>>()
/** The same, read once of each column: patterns take their time, and a list has thousands of rows. */
function saidBy(column: NamedColumn) {
  const read = namesRead.get(column) ?? readName(column.name)
  namesRead.set(column, read)
  return read
}

/** Whatever its column was taken for, but a number of a part or of pieces. */
const saysReturn = (column: NamedColumn, text: string) =>
  column.role !== 'number' &&
  column.role !== 'quantity' &&
  saidBy(column).isOfReturns &&
  /[\p{L}\d]{2}/u.test(text) &&
  !isNo(text) &&
  !none.test(text)

const approved =
  /^(?:approved|released|granted|accepted|authori[sz]ed|valid(?:ated)?|ok(?:ay)?|confirmed|signed(?: off)?|freigegeben|genehmigt|erteilt|erfolgt|bestätigt|akzeptiert|approuvée?s?|validée?s?|accordée?s?|acceptée?s?|autorisée?s?|aprobad[oa]s?|autorizad[oa]s?|aceptad[oa]s?|approvat[oaie]|autorizzat[oaie]|accettat[oaie]|goedgekeurd|akkoord|vrijgegeven|zatwierdzon\p{L}+|zaakceptowan\p{L}+|schválen\p{L}+|утвержд\p{L}+|согласован\p{L}*|одобрен\p{L}*|已?(?:批准|审核|通过|核准)|承認(?:済み?)?|승인(?:됨|완료)?|[+✓✔☑])$/iu
/** "Approved by", "Approval date": who did it and when, not whether. */
const ofApprovers =
  /(?:by|date|on|at|no|number|level|durch|von|am|datum|nr|par|le|por|el|da|il|door|op|przez|кем|дата|人|日期|者|日)\W*$/iu

/** Whether a column of approvals says that its row has none yet. */
const isUnapproved = (column: NamedColumn, text: string) =>
  /\p{L}/u.test(text) &&
  saidBy(column).isLeave &&
  !ofApprovers.test(column.name) &&
  ![isYes, isNo].some((answers) => answers(text)) &&
  !approved.test(text)

/** Yes, or a day, below "Received", and no below "Approved". */
function isEnded(column: NamedColumn, text: string): boolean {
  const { meaning, name } = column
  const { isEnd, isLeave } = saidBy(column)
  return (
    (meaning !== 'out' && (meaning === 'ended' || isEnd) && (isYes(text) || isDay(text))) ||
    (meaning !== 'out' && marksEnd(name, text)) ||
    (isLeave && isNo(text))
  )
}

/** What a shop's export says of orders that are to be delivered. */
export const isPaid = (text: string) =>
  /^(?:paid|authorized|authorised|captured|bezahlt|pay[ée]e?|pagad[oa]|pagat[oa]|betaald|opłacone|zapłacono|zaplaceno|оплачен[оа]?|已付款|已支付|支払済み?|결제완료)$/iu.test(
    text,
  )

/** "SSD (DNP)", "DNF for now", "cancelled - SSD": words of rows that are none, within another text. */
const saysOutWithin = (text: string) =>
  /(?<![\p{L}\p{N}])(?:DN[PFIM])(?![\p{L}\p{N}])/u.test(text) ||
  (/[([{–—-]/.test(text) &&
    text
      .split(/[()[\]{}]|\s[-–—|]+\s/)
      .some((piece) => outWords.test(piece.trim()) || maybe.test(piece.trim())))

/** A number of pieces that is not 0. */
const isSome = /^[1-9]\d{0,6}(?:[.,]0+)?$/

const remarks = new Map<string, boolean>()
/** The same remark stands in many rows, and patterns take their time. */
function isDoubtfulRemark(text: string): boolean {
  const known = remarks.get(text) ?? remarksDoubt(text)
  if (remarks.size > 2_000) remarks.clear()
  remarks.set(text, known)
  return known
}

/** What a column of marks has, or lacks, in a row. */
function markOf(name: string, text: string): string {
  if (text === '') return name === '' ? 'It has no mark' : `Nothing stands below “${name}”`
  return `${name || 'A mark'} is “${text}”`
}

/** Why a row's state leaves open whether it is to be ordered; null when it does not. */
export function doubtOf(
  cells: readonly string[],
  columns: readonly NamedColumn[],
  row: number,
): string | null {
  const struck = cells.find((cell) => isStruck(cell.trim()))
  if (struck)
    return `“${shorten(struck.trim().slice(2, -2))}” is struck through: type how many pieces`
  for (const [at, column] of columns.entries()) {
    const text = cells[at]?.trim() ?? ''
    const { meaning, name, role } = column
    if (column.apart.has(row)) return `${markOf(name, text)}: type how many pieces, or leave it out`
    if (text === '' || text.length > 200) continue
    // a state that nobody knows parts no rows from others where all have it
    const isOfAll = () => column.isOne && (isPaid(text) || !isDoubtfulRemark(text))
    const isAnswered = () =>
      isNo(text) || isPlainState(text) || isOfAll() || (isYes(text) && !isOfStates(column))
    const isOpen =
      (role !== 'number' && role !== 'quantity' && saysOutWithin(text)) ||
      (role === 'none' && isSome.test(text) && saidBy(column).isTakenOff) ||
      isUnapproved(column, text) ||
      ((isOfStates(column) || meaning === 'fitted') && !isAnswered()) ||
      (meaning === 'out' && /\p{L}/u.test(text) && !isNo(text)) ||
      (isOfRemarks(column) && /\p{L}{2}/u.test(text) && isDoubtfulRemark(text)) ||
      saysReturn(column, text) ||
      brought.test(text) ||
      (saidBy(column).isOfSources && ofOthers.test(text)) ||
      isEnded(column, text) ||
      (saidBy(column).isAlternate && /\d/.test(text)) ||
      (meaning === 'position' && oneOfSeveral.test(text))
    if (isOpen) return `${name} is “${shorten(text)}”: type how many pieces`
    if (says.has(meaning) && goesBack.test(text))
      return `${name || 'It'} is “${text}”: type how many pieces`
    if (text.length <= 60 && (says.has(meaning) || isOfRemarks(column)) && maybe.test(text))
      return `It says “${text}”: type how many pieces, or leave it out`
  }
  return null
}
