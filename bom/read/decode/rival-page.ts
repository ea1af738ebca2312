import { type CodePage, openPage } from './code-pages.ts'
import { plausibility } from './plausible.ts'

/** Words of ASCII, in headers of the languages that each page is for. */
const western =
  /\b(prix|marque|libelle|stock disponible|precio|cantidad|prezzo|marca|preis|bestand|bezeichnung|menge|prijs|aantal|pris|antal|hinta)\b/i
const eastern =
  /\b(cena|nazwa|kod|indeks|producent|sklad|kus|keszlet|db|gyarto|pret|buc|naziv|kom)\b/i

/**
 * The other page in which the same bytes make as much sense as in the one that was guessed: ê and æ of the west are ę and
 * ć of the east, and a few letters do not tell. Null when it is sure.
 */
export function rivalOf(page: CodePage, bytes: Uint8Array): CodePage | null {
  if (page !== 'Windows-1252' && page !== 'Windows-1250') return null
  const rival = page === 'Windows-1252' ? 'Windows-1250' : 'Windows-1252'
  const [text, other] = [page, rival].map((one) => openPage(one as CodePage)(bytes, true))
  if (text === other) return null
  const [worth, otherWorth] = [plausibility(page, bytes, text!), plausibility(rival, bytes, other!)]
  // the library sets the east back a little where both fit
  if (Math.abs(worth - otherWorth) > 0.06) return null
  const header = text!.slice(0, 2_000)
  const speaks = page === 'Windows-1252' ? western : eastern
  return speaks.test(header) ? null : rival
}
