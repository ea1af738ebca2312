import { Link, useParams } from 'react-router'
import { call } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Empty } from '../../ui/empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { CategoryForm } from './form.tsx'
import { CategoryHistory } from './history.tsx'
import { useCategoriesAgain } from './use-again.ts'

export const meta = privatePage('Category')

/** One category: what it is called, and what is specified of its parts. */
export default function CategoryPage() {
  const { key = '' } = useParams()
  const { data, error, refetch } = useAnswer('GET /categories', {})
  const again = useCategoriesAgain()
  const category = data?.categories.find((one) => one.key === key)
  return (
    <div className="max-w-4xl space-y-5">
      <PageHead title={category?.name ?? 'Category'} says="Buyers see what is saved at once.">
        {category && (
          <Link to={`/parts?category=${key}`} className="link text-sm">
            Its parts in the shop
          </Link>
        )}
      </PageHead>
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/categories" />
      )}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && !category && (
        <Empty title="There is no such category">
          It may have been removed meanwhile: its history can bring it back.
        </Empty>
      )}
      {category && (
        <CategoryForm
          key={category.version}
          from={category}
          submit="Save"
          onSend={async ({ key: _, ...fields }) => {
            const { version } = category
            await call('PATCH /categories/{key}', { key, version, ...fields })
            toast.success('Category saved', fields.name)
            await again()
          }}
        />
      )}
      {data && <CategoryHistory of={key} />}
    </div>
  )
}
