import { leafedRows, rowsOnAPage, type useAddress } from '../../app/address.ts'
import { useOnEach } from '../../ui/on-each.ts'

type Rows = { items: unknown[]; total?: number | undefined }

/**
 * The answer to a numbered page of a table. A page that the list does not have leads to its last one, and the address
 * then says its true number: undefined until it is there.
 */
export function useListPage<T extends Rows>(
  data: T | undefined,
  { page, query, set }: Pick<ReturnType<typeof useAddress>, 'page' | 'query' | 'set'>,
  size = rowsOnAPage,
): T | undefined {
  const total = Math.min(data?.total ?? leafedRows, leafedRows)
  const isBeyond = data !== undefined && data.items.length === 0 && page > 1 && total > 0
  const last = isBeyond ? Math.ceil(total / size) : page
  const there = Math.min(page, last)
  const written = query.get('page')
  const isWrong = written !== null && written !== String(there)
  useOnEach(data && isWrong ? there : undefined, (right) => {
    if (right) set({ page: right === 1 ? null : right }, { replace: true })
  })
  return isBeyond ? undefined : data
}
