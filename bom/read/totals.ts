import { looksLikePart } from './looks-like-part.ts'

const totals =
  /^\W*(grand |sub-?|net |order )?total(s|e|en|es)?\b|^(zwischen|end|gesamt)?summe\b|^gesamt\b|^(gesamt|netto|brutto|end)\p{L}*(summe|betrag|wert|preis)\b|^sum[aá]?\b|^somme\b|^totaal\b|^razem\b|^итого|^всего|^合计|^合計|^小计|^小計|^총계|^합계/iu

/** Whether a cell says that its row is a sum of others. */
export const saysTotal = (cell: string) => totals.test(cell.replace(/[*_]/g, '').trim())

/** Whether a row is a sum of others, and names no part. */
export const isTotalRow = (row: readonly string[]) =>
  row.some(saysTotal) && !row.some((cell) => looksLikePart(cell.trim()))
