import { withSigns } from '../../../../bom/read/forms/page.ts'
import type { ReadRow } from './source-row.ts'

const markup = { amp: '&', lt: '<', gt: '>', quot: '"' } as Record<string, string>

/**
 * A cell without the entities that a program of pages wrote for signs: “AMD &amp; Co 3.5&quot;”. One with tags is a page's, in
 * which they mean themselves; only known names and numbers are entities, once.
 */
export function decoded(cell: string): string {
  if (!/&#?\w{2,8};/.test(cell) || /<\/?[a-z][^<>]*>/i.test(cell)) return cell
  return withSigns(cell).replace(
    /&(?:(amp|lt|gt|quot)|#(34|38|60|62)|#x(22|26|3c|3e));/gi,
    (whole, name, decimal, hex) =>
      name
        ? (markup[String(name).toLowerCase()] ?? whole)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

/** The same of a row's own texts. */
export function withoutEntities(row: ReadRow): ReadRow {
  if (!('values' in row)) return row
  const { values } = row
  for (const [key, value] of Object.entries(values))
    if (typeof value === 'string' && value.includes('&')) values[key] = decoded(value)
  return row
}
