import { rowsOnAPage, type useAddress } from '../../app/address.ts'
import { useOnEach } from '../../ui/on-each.ts'

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
  useOnEach(data && isWrong ? there : undefined, (right) => {
    if (right) set({ page: right === 1 ? null : right }, { replace: true })
  })
  return isBeyond ? undefined : data
}
