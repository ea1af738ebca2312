/** What the numbers of orders, invoices and credit notes begin with, each such as "IN-". */
export type Series = { order: string; invoice: string; creditNote: string }

/** Of the demo, and of every shop that took orders before it could choose. */
export const firstSeries: Series = { order: 'PW-', invoice: 'IN-', creditNote: 'CN-' }

let chosen = firstSeries

/** What numbers begin with here: one process is one shop. */
export const series = () => chosen

/** How numbers begin from now on. */
export function numberBy(next: Series) {
  chosen = next
}

/** Letters and figures alone, as references of banks and people's searches have it: "IN-" → "IN". */
export const signsOf = (beginning: string) => beginning.replaceAll('-', '')

/** As part of a pattern: the letters and figures, with `between` them where signs may have been put or lost. */
export const asPattern = (beginning: string, between = '') => [...signsOf(beginning)].join(between)
