import { leafedRows, rowsOnAPage } from '../../app/address.ts'
import { Pages } from '../../ui/tables/pages.tsx'
import { figure } from '../../ui/words/amounts.tsx'

type Props = {
  page: number
  /** Undefined when there are more than can be leafed through. */
  total: number | undefined
  /** Rows of a page. */
  size?: number
}

/** Links to the pages of a table. */
export function ListPages({ page, total, size = rowsOnAPage }: Props) {
  return (
    <div className="space-y-2">
      <Pages page={page} total={total ?? null} size={size} most={leafedRows / size} />
      {total === undefined && (
        <p className="text-center text-sm text-soft">
          The first {figure(leafedRows)} of more: narrow the list to see the others.
        </p>
      )}
    </div>
  )
}
