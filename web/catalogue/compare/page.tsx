import { Printer } from 'lucide-react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ofShop } from '../../app/page-meta.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { compareAddress } from './choice.ts'
import { loadComparison } from './load.ts'
import { CompareTable } from './table.tsx'

export const loader = async (args: LoaderFunctionArgs) => await loadComparison(args)

export const meta: MetaFunction = (args) =>
  ofShop(args, [
    { title: 'Compare parts' },
    {
      name: 'description',
      content: 'Up to four computer parts beside each other: price, stock and every specification.',
    },
    { name: 'robots', content: 'noindex, follow' },
  ])

/** Up to four parts beside each other. All of it stands in the address, so that it can be passed on. */
export default function ComparePage() {
  const { parts, rows, gone, leftOut, onlyDifferences } = useLoaderData<typeof loader>()
  const address = compareAddress(parts.map(({ _id }) => _id))
  const { arm } = useKeptFocus(address)
  return (
    <div className="frame py-6 lg:py-8">
      <Breadcrumbs
        steps={[{ name: 'Home', to: '/' }, { name: 'Parts', to: '/parts' }, { name: 'Compare' }]}
      />
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-xl font-semibold tracking-tight">Compare parts</h1>
        {parts.length > 1 && (
          <Link
            to={onlyDifferences ? address : `${address}&differences=1`}
            replace
            preventScrollReset
            className={buttonClass('secondary', 'small', 'min-h-10')}
          >
            {onlyDifferences ? 'Show all' : 'Differences only'}
          </Link>
        )}
        {parts.length > 0 && (
          <Button size="small" className="min-h-10 max-sm:hidden" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        )}
      </div>
      {gone > 0 && (
        <Note className="mb-4">
          {gone === 1 ? 'One of the parts is' : `${gone} of the parts are`} no longer in the shop.
        </Note>
      )}
      {leftOut > 0 && (
        <Note className="mb-4">
          {`At most four parts stand beside each other: the first four of ${leftOut + parts.length + gone} are shown.`}
        </Note>
      )}
      {parts.length === 0 ? (
        <Empty
          title="Nothing to compare yet"
          action={<ButtonLink to="/parts">Choose parts</ButtonLink>}
        >
          Tick “Compare” at up to four parts, then open the comparison at the foot of the list.
        </Empty>
      ) : (
        <CompareTable parts={parts} rows={rows} onlyDifferences={onlyDifferences} onRemove={arm} />
      )}
    </div>
  )
}
