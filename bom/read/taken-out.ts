import type { Meaning } from '../columns/words.ts'

/** Words that say of a row that it is not to be ordered. */
const outWords =
  /^(dnp|dnf|dni|dnm|do not (populate|place|fit|install|mount|order|buy|ship)|not (fitted|populated|placed|mounted|needed|required|ordered)|no (fit|pop|populate|mount)|unfitted|unpopulated|cancel(l?ed)?|storniert|storno|gestrichen|entfällt|entfallen|nicht (bestücken|bestückt|bestellen|benötigt)|annulée?|supprimée?|ne pas (commander|monter)|cancelad[oa]|anulad[oa]|no (montar|pedir)|annullat[oa]|non (montare|ordinare)|geannuleerd|vervallen|niet (bestellen|plaatsen)|anulowan[eyao]|отмен[её]н[оаы]?|не заказывать|取消|已取消|作废|不贴|キャンセル|未実装|취소|deleted|void|skip)$/i
const yes = /^(x|y|yes|true|1|✓|✔|☑|ja|j|oui|o|si|sí|s|tak|да|是)$/i
const no = /^(n|no|false|0|nein|non|nie|нет|否|✗|✘|☐)$/i
const statuses = /stat|state|action|estado/i

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
    if (/^~~.+~~$/s.test(text)) return 'Struck through'
    if (text.length < 25 && outWords.test(text)) return `Not to be ordered: “${text}”`
    const { meaning = null, name = '' } = columns[at] ?? {}
    if (meaning === 'out' && yes.test(text)) return `Not to be ordered: ${name} is “${text}”`
    if (meaning === 'fitted' && no.test(text) && !statuses.test(name))
      return `Not to be ordered: ${name} is “${text}”`
  }
  return null
}
