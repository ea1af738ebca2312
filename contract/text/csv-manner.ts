import { manner } from '../words/manner.ts'

/** What parts the cells of a file, and which mark its numbers have. */
export type CsvManner = { separator: ',' | ';'; decimal: '.' | ',' }

/** As programs read it. */
export const neutralCsv: CsvManner = { separator: ',', decimal: '.' }

/**
 * Where spreadsheets part cells by semicolons although numbers have a decimal point: Switzerland and Liechtenstein, Arabic, and
 * Spanish of some countries. Intl does not know it.
 * Source: the list separators of Windows, as .NET has them (`IcuLocaleData` of dotnet/runtime).
 */
const partBySemicolons = /-(CH|LI)$|^ar-|^es-(DO|GT|HN|NI|PA|PE|PR|SV)$/

/** As spreadsheets open it where the shop is: they take a comma for one of the two alone. */
export function csvHere(): CsvManner {
  const { locale, numbers } = manner()
  const decimal = numbers.decimal === ',' ? ',' : '.'
  return { separator: decimal === ',' || partBySemicolons.test(locale) ? ';' : ',', decimal }
}

/**
 * A number of a cell, without marks of thousands. Behind a comma, and between semicolons behind a point, three digits could be
 * thousands to whoever reads the file: a nought behind them says that they are none.
 */
export function csvNumber(value: number, { separator, decimal }: CsvManner): string {
  const text = String(value).replace('.', decimal)
  return separator === ';' && /^-?\d{1,3}[.,]\d{3}$/.test(text) ? `${text}0` : text
}
