import { useEffect } from 'react'
import { rowsOnAPage, type useAddress } from './address.ts'

type Rows = { items: unknown[]; total?: number | undefined }

/**
 * The answer to a numbered page of a table. A page that the list does not have leads to its last one, and the address
 * then says its true number: undefined until it is there.
 */
export function useListPage<T extends Rows>(
  data: T | undefined,
  { page, query, set }: Pick<ReturnType<typeof useAddress>, 'page' | 'query' | 'set'>,
): T | undefined {
  const isBeyond = data !== undefined && data.items.length === 0 && (data.total ?? 0) > 0
  const last = isBeyond ? Math.ceil((data.total ?? 0) / rowsOnAPage) : page
  const there = Math.min(page, last)
  const written = query.get('page')
  const isWrong = written !== null && written !== String(there)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is another function each time
  useEffect(() => {
    if (data && isWrong) set({ page: there === 1 ? null : there }, { replace: true })
  }, [data, isWrong, there])
  return isBeyond ? undefined : data
}
