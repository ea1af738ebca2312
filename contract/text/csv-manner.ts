import { manner } from '../words/manner.ts'

/** What parts the cells of a file, and which mark its numbers have. */
export type CsvManner = { separator: ',' | ';'; decimal: '.' | ',' }

/** As programs read it. */
export const neutralCsv: CsvManner = { separator: ',', decimal: '.' }

/** As spreadsheets open it where the shop is: they take a comma for one of the two alone. */
export const csvHere = (): CsvManner =>
  manner().numbers.decimal === ',' ? { separator: ';', decimal: ',' } : neutralCsv

/**
 * A number of a cell, without marks of thousands. Behind a comma three digits could be thousands to whoever reads the file: a
 * nought behind them says that they are none.
 */
export function csvNumber(value: number, { decimal }: CsvManner): string {
  if (decimal === '.') return String(value)
  const text = String(value).replace('.', decimal)
  return /^-?\d{1,3},\d{3}$/.test(text) ? `${text}0` : text
}
