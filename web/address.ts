import { useSearchParams } from 'react-router'

type Value = string | string[] | number | null | undefined

/**
 * The state of a list in the address: what is searched, filtered, sorted and which page. `set` changes some of it and
 * goes back to the first page; null and '' leave the address.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams()
  const set = (change: Record<string, Value>, options: { replace?: boolean } = {}) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in change)) next.delete('page')
        for (const [name, value] of Object.entries(change)) {
          next.delete(name)
          for (const one of [value].flat())
            if (one !== null && one !== undefined && one !== '') next.append(name, String(one))
        }
        return next
      },
      { preventScrollReset: true, ...options },
    )
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return {
    get: (name: string) => query.get(name) ?? '',
    all: (name: string) => query.getAll(name),
    page,
    set,
    query,
  }
}
