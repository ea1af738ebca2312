import { useMemo, useRef } from 'react'
import { useAddress } from '../../app/address.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { sortRows } from './sort-rows.ts'

/**
 * Rows that are all there, as the address sorts them. A row stays where it is while something of it is changed, however
 * they are sorted.
 */
export function useSorted<T>(rows: T[], columns: ColumnDef<T>[], idOf: (row: T) => string) {
  const { get, set } = useAddress()
  const sort = get('sort')
  const now = useRef(rows)
  now.current = rows
  const which = rows.map(idOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: sorted anew when other rows are there, not with each change of one
  const places = useMemo(
    () => new Map(sortRows(now.current, columns, sort).map((row, at) => [idOf(row), at])),
    [which, sort],
  )
  const placeOf = (row: T) => places.get(idOf(row)) ?? 0
  const sorted = sort === '' ? rows : rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  // the third time: as they were
  const onSort = (next: string) =>
    set({ sort: sort === `-${next}` ? null : next }, { replace: true })
  return { sorted, sort, onSort }
}
