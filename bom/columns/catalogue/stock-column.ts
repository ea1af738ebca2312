import { meaningOfHeader } from '../headers.ts'
import { availability, saysAvailable } from '../words/available.ts'
import { mayBe, rankOf } from './amount-headers.ts'
import { toldBy } from './state-words.ts'

/** Pieces that lie there and cannot be sold: promised, kept back, or broken. */
const bound =
  /reserv|allocat|committed|commitment|assigned|earmark|quarant|blocked|on hold|held back|defect|damaged|faulty|spoilt|zugeteilt|verplant|gebunden|gesperrt|sperr(?:bestand|menge)|quarantäne|qualitäts?prüf|prüf(?:bestand|menge)|qm-?bestand|inspection|defekt|beschädigt|réservé|alloué|affecté|bloqué|défectueu|comprometid|asignad|bloquead|defectuos|dañad|impegnat|riservat|assegnat|bloccat|difettos|gereserveerd|toegewezen|geblokkeerd|zarezerwowan|rezerwac|zablokowan|uszkodzon|rezerv|blokovan|vadn|зарезерв|резерв|заблокир|брак|预留|已分配|占用|冻结|不良|引当|予約|不可|예약|할당|불량/iu
/** Whether a column says that its pieces can be sold. */
export const isFree = saysAvailable

/** Whether a column may say how many of a stock cannot be sold. */
export const mayBind = (name: string) => bound.test(name) && !saysAvailable(name)

/** Whether a column says how many of a stock cannot be sold; “Blocked” alone says it of the part. */
export const isBound = (name: string) => mayBind(name) && toldBy(name) === null

/**
 * The column that is the stock, by its header alone: of several the one that can be sold. Undefined where none is, or where
 * nobody knows which: several of which none, or more than one, says that; one that may say it in words that are not known; a
 * plain quantity, which may be another, beside a stock; and what lies there beside what is bound of it.
 */
export function stockAmong(names: readonly string[]): string | undefined {
  const ranked = names
    .flatMap((name) => {
      const rank = rankOf('quantity', name)
      return rank === null ? [] : [{ name, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
  const counted = ranked.filter(({ name }) => !availability.test(name.trim()))
  const [first, second] = counted.length > 0 ? counted : ranked
  if (first === undefined) return undefined
  const isPlain = ({ name }: { name: string }) => meaningOfHeader(name)?.meaning === 'quantity'
  if (isPlain(first) && !ranked.every(isPlain)) return undefined
  const free = counted.filter(({ name }) => saysAvailable(name))
  if (free.length > 0) return free.length === 1 ? free[0]!.name : undefined
  const isOpen = (name: string) =>
    rankOf('quantity', name) === null && saysAvailable(name) && mayBe('quantity', name)
  if (names.some((name) => isBound(name) || isOpen(name))) return undefined
  return second === undefined ? first.name : undefined
}
