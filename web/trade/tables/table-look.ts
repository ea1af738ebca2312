import { useCallback, useMemo } from 'react'
import { type TableLook, usualLook } from '../../ui/tables/columns.ts'
import { useKept } from './kept.ts'

/** How somebody wants to see a table, by its name. */
export function useTableLook(table: string) {
  const [text, keep] = useKept(`table:${table}`)
  const look = useMemo(() => parse(text), [text])
  const setLook = useCallback((next: TableLook) => keep(JSON.stringify(next)), [keep])
  return [look, setLook] as const
}

/** What is kept may be from another version, or written by hand: what means nothing falls away. */
function parse(text: string | null): TableLook {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<TableLook> | null
    if (!kept) return usualLook
    const { columns, rows } = kept
    return {
      density: kept.density === 'dense' ? 'dense' : 'roomy',
      columns: Array.isArray(columns)
        ? columns.filter((one) => typeof one === 'string')
        : undefined,
      rows: pageSizes.find((size) => size === rows),
    }
  } catch {
    return usualLook
  }
}

/** How many rows a page may have. */
export const pageSizes = [25, 50, 100] as const
