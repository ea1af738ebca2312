import { useCallback, useMemo } from 'react'
import { type TableLook, usualLook } from '../../ui/tables/columns.ts'
import { useStored } from './stored.ts'

/** How somebody wants to see a table, by its name. */
export function useTableLook(table: string) {
  const [text, store] = useStored(`table:${table}`)
  const look = useMemo(() => parse(text), [text])
  const setLook = useCallback((next: TableLook) => store(JSON.stringify(next)), [store])
  return [look, setLook] as const
}

/** What is stored may be from another version, or written by hand: what means nothing falls away. */
function parse(text: string | null): TableLook {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<TableLook> | null
    if (!stored) return usualLook
    const { columns, rows } = stored
    return {
      density: stored.density === 'dense' ? 'dense' : 'roomy',
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
