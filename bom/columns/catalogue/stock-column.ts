import { meaningOfHeader } from '../headers.ts'
import { rankOf } from './amount-headers.ts'
import { toldBy } from './state-words.ts'

/** Pieces that lie there and cannot be sold: promised, kept back, or broken. */
const bound =
  /reserv|allocat|committed|commitment|assigned|earmark|quarant|blocked|on hold|held back|defect|damaged|faulty|spoilt|zugeteilt|verplant|gebunden|gesperrt|sperr(?:bestand|menge)|quarantäne|qualitäts?prüf|prüf(?:bestand|menge)|qm-?bestand|inspection|defekt|beschädigt|réservé|alloué|affecté|bloqué|défectueu|comprometid|asignad|bloquead|defectuos|dañad|impegnat|riservat|assegnat|bloccat|difettos|gereserveerd|toegewezen|geblokkeerd|zarezerwowan|rezerwac|zablokowan|uszkodzon|rezerv|blokovan|vadn|зарезерв|резерв|заблокир|брак|预留|已分配|占用|冻结|不良|引当|予約|不可|예약|할당|불량/iu
/** What is left to be sold. */
const free =
  /avail|free|sellable|saleable|\batp\b|verf[uü]gbar|frei|dispo|libre|liber[oa]|beschikbaar|vrij|dost[eę]pn|woln|dostupn|voln|доступн|свободн|可用|可售|有効|販売可能|판매 ?가능|가용/iu

/** Whether a column says that its pieces can be sold. */
export const isFree = (name: string) => free.test(name)

/** Whether a column may say how many of a stock cannot be sold. */
export const mayBind = (name: string) => bound.test(name) && !free.test(name)

/** Whether a column says how many of a stock cannot be sold; “Blocked” alone says it of the part. */
export const isBound = (name: string) => mayBind(name) && toldBy(name) === null

/**
 * The column that is the stock, by its header alone; undefined where none is, or where nobody knows which: several that say
 * so in ways of their own, a plain quantity, which may be another, beside a stock, and what lies there beside what is bound
 * of it.
 */
export function stockAmong(names: readonly string[]): string | undefined {
  const ranked = names
    .flatMap((name) => {
      const rank = rankOf('quantity', name)
      return rank === null ? [] : [{ name, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
  const [first, second] = ranked
  if (first === undefined || first.rank === second?.rank) return undefined
  if (!free.test(first.name) && names.some(isBound)) return undefined
  const isPlain = ({ name }: { name: string }) => meaningOfHeader(name)?.meaning === 'quantity'
  return isPlain(first) && !ranked.every(isPlain) ? undefined : first.name
}
