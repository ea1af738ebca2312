import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../app/session.ts'
import { type TableLook, usualLook } from '../../ui/tables/columns.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What was chosen where the browser keeps nothing. */
const unkept = new Map<string, string>()

function read(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? unkept.get(place) ?? null
  } catch {
    return unkept.get(place) ?? null
  }
}

function write(place: string, text: string) {
  unkept.set(place, text)
  try {
    localStorage.setItem(place, text)
  } catch {
    // it stays as it is on this page
  }
  for (const listener of listeners) listener()
}

/** How somebody wants to see a table, by its name: kept in this browser for each person by themselves, and in step over its tabs. */
export function useTableLook(table: string) {
  const session = useSession()
  const person = 'person' in session ? session.person.email : ''
  const place = `table:${table}:${person}`
  const text = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => null,
  )
  const look = useMemo(() => parse(text), [text])
  const setLook = useCallback((next: TableLook) => write(place, JSON.stringify(next)), [place])
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
