import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { call } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { CategoryIcon } from '../../trade/parts/category-icon.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useAction } from '../use-action.ts'
import { CategoryHistory } from './history.tsx'
import { useCategoriesAgain } from './use-again.ts'

export const meta = privatePage('Categories')

/** The categories of parts: their names, their order, and the way to what is specified of their parts. */
export default function CategoriesPage() {
  const { data, error, refetch } = useAnswer('GET /categories', {})
  const [asked, setAsked] = useState<ShopCategory | null>(null)
  const again = useCategoriesAgain()
  return (
    <div className="space-y-5">
      <PageHead
        title="Categories"
        says="Where buyers find parts, what is specified of these, and what narrows a list. Every menu has them in this order."
      >
        <ButtonLink variant="primary" to="/dashboard/add-category">
          Add a category
        </ButtonLink>
      </PageHead>
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/categories" />
      )}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && data.categories.length === 0 && (
        <Empty title="No category yet">Parts stand in categories: add the first.</Empty>
      )}
      {data && data.categories.length > 0 && (
        <CategoryList categories={data.categories} onRemove={setAsked} />
      )}
      {data && <CategoryHistory />}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Remove the category?"
        action="Remove"
        onConfirm={async () => {
          if (!asked) return
          await call('DELETE /categories/{key}', { key: asked.key })
          toast.success('Category removed', asked.name)
        }}
        onDone={again}
      >
        <p className="font-medium">{asked?.name}</p>
        <p className="mt-1">
          It can be removed while no part is in it. Links to it will lead to all parts.
        </p>
      </ConfirmDialog>
    </div>
  )
}

type ListProps = { categories: ShopCategory[]; onRemove: (category: ShopCategory) => void }

function CategoryList({ categories, onRemove }: ListProps) {
  const again = useCategoriesAgain()
  const { busy, fault, run } = useAction()
  const keys = categories.map(({ key }) => key)
  const move = async (at: number, to: number) => {
    const moved = keys.with(at, keys[to]!).with(to, keys[at]!)
    const { name, key } = categories[at]!
    if (await run(key, () => call('PUT /category-order', { keys: moved }), name)) await again()
  }
  return (
    <section aria-label="Categories in their order" className="space-y-3">
      <ActionFaultNote fault={fault} />
      <ol className="panel divide-y">
        {categories.map((category, at) => (
          <li
            key={category.key}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5"
          >
            <CategoryIcon name={category.icon} size={22} />
            <div className="min-w-0 grow basis-52">
              <p className="font-medium wrap-anywhere">
                <Link to={`/dashboard/categories/${category.key}`} className="link">
                  {category.name}
                </Link>{' '}
                <code className="font-mono text-xs font-normal text-soft">{category.key}</code>
              </p>
              <p className="text-xs text-soft">
                <Facts>
                  <span>{counted(category.specs.length, 'specification')}</span>
                  <span>{figure(category.facets.length)} narrow its list</span>
                  {category.words.length > 0 && (
                    <span>{`${counted(category.words.length, 'other word')} for it`}</span>
                  )}
                </Facts>
              </p>
            </div>
            <span className="flex gap-1">
              <Button
                size="small"
                className="w-9 px-0!"
                disabled={at === 0}
                busy={busy === category.key}
                onClick={() => void move(at, at - 1)}
                aria-label={`Move ${category.name} up`}
              >
                <ArrowUp size={15} aria-hidden="true" />
              </Button>
              <Button
                size="small"
                className="w-9 px-0!"
                disabled={at === categories.length - 1 || busy === category.key}
                onClick={() => void move(at, at + 1)}
                aria-label={`Move ${category.name} down`}
              >
                <ArrowDown size={15} aria-hidden="true" />
              </Button>
              <ButtonLink
                size="small"
                className="w-9 px-0!"
                to={`/dashboard/categories/${category.key}`}
                aria-label={`Edit ${category.name}`}
              >
                <Pencil size={15} aria-hidden="true" />
              </ButtonLink>
              <Button
                size="small"
                variant="quiet"
                className="w-9 px-0! text-danger!"
                onClick={() => onRemove(category)}
                aria-label={`Remove ${category.name}`}
              >
                <Trash2 size={15} aria-hidden="true" />
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
