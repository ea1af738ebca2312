import { useSearchParams } from 'react-router'

/** Rows of a page of a table. */
export const rowsOnAPage = 25
/** How many rows of a table can be leafed through: the server counts so many. */
export const leafedRows = 1_000
const maxPages = leafedRows / rowsOnAPage

type Value = string | string[] | number | null | undefined

/** What is searched for, as the server takes it: at most 100 characters, none that cannot be stored. */
const searchable = (text: string) =>
  text
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, 100)
    // a character of two halves that was cut
    .replace(/[\uD800-\uDBFF]$/, '')

/**
 * The state of a list in the address: what is searched, filtered, sorted and which page. `set` changes some of it and
 * goes back to the first page; null and '' leave the address. `q` and `page` are what can be asked for, whatever was
 * typed there.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams()
  const set = (change: Record<string, Value>, options: { replace?: boolean } = {}) =>
    setQuery(
      () => {
        // the browser's own: what was set a moment ago stands there before it is drawn
        const next = new URLSearchParams(window.location.search)
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
  const page = Math.min(maxPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  return {
    get: (name: string) => query.get(name) ?? '',
    all: (name: string) => query.getAll(name),
    q: searchable(query.get('q') ?? ''),
    page,
    set,
    query,
  }
}
