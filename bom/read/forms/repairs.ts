import { findHeader } from '../../columns/find-header.ts'
import { meaningOfHeader } from '../../columns/headers.ts'

/** Quotation marks that programs put around cells, but for those of CSV. */
const quotedWhole = /^\s*['‘“„«]([^'‘’“”„«»]*)['’”“»]\s*$/u

/** Cells without what guards them from spreadsheets (`="0123"`), and without single quotation marks around all. */
export function withoutGuards(rows: string[][]): string[][] {
  const filled = rows.flat().filter((cell) => cell.trim() !== '')
  const single = filled.filter((cell) => quotedWhole.test(cell))
  const isSingle = single.length > 0 && single.length >= filled.length * 0.6
  return rows.map((row) =>
    row.map((cell) => {
      const [, guarded] = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell) ?? []
      if (guarded !== undefined) return guarded.replaceAll('""', '"')
      return isSingle ? cell.replace(quotedWhole, '$1') : cell
    }),
  )
}

const prices = new Set(['price', 'amount', 'total'])

/**
 * Rows of a list that is parted by commas and has decimal commas, too: where a row has a cell more for each column of
 * prices, the two halves of each price are one cell again.
 */
export function withSplitPrices(rows: string[][]): string[][] {
  const header = findHeader(rows)
  if (header === null) return withPricesBehind(rows)
  const names = header === null ? [] : rows[header]!
  const width = names.findLastIndex((name) => name.trim() !== '') + 1
  const priced = names.flatMap((name, at) =>
    prices.has(meaningOfHeader(name)?.meaning ?? '') ? [at] : [],
  )
  if (priced.length === 0) return rows
  return rows.map((row, at) => {
    const used = row.findLastIndex((cell) => cell.trim() !== '') + 1
    if (at <= header || used - width !== priced.length) return row
    const joined: string[] = []
    let from = 0
    for (let column = 0; column < width; column += 1) {
      if (!priced.includes(column)) joined.push(row[from++] ?? '')
      else {
        const [whole = '', cents = ''] = [row[from]?.trim(), row[from + 1]?.trim()]
        if (!/^[\p{Sc}\s]*\d[\d.]*$/u.test(whole) || !/^\d{2}\s*[\p{Sc}]?$/u.test(cents)) return row
        joined.push(`${whole},${cents}`)
        from += 2
      }
    }
    return joined
  })
}

/** Where nothing names the columns, and each row ends with an amount of a currency that a comma parts from its cents. */
function withPricesBehind(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const isPriced = (row: string[]) =>
    row.length > 3 &&
    /^\s*(?:\p{Sc}|[A-Z]{3})\s?\d{1,6}$/u.test(row.at(-2)!) &&
    /^\d{2}\s*$/.test(row.at(-1)!)
  return filled.length > 0 && filled.every(isPriced)
    ? rows.map((row) => (row.length < 2 ? row : [...row.slice(0, -2), row.slice(-2).join(',')]))
    : rows
}
