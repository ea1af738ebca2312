import { maxPages, rowsOnAPage } from '../../app/address.ts'
import { Pages } from '../../ui/tables/pages.tsx'
import { figure } from '../../ui/words/amounts.tsx'

/** Links to the pages of a table of 25 rows. `total` is undefined when there are more than can be leafed through. */
export function ListPages({ page, total }: { page: number; total: number | undefined }) {
  return (
    <div className="space-y-2">
      <Pages page={page} total={total ?? null} size={rowsOnAPage} most={maxPages} />
      {total === undefined && (
        <p className="text-center text-sm text-soft">
          The first {figure(maxPages * rowsOnAPage)} of more: narrow the list to see the others.
        </p>
      )}
    </div>
  )
}
