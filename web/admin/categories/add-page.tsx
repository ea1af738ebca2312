import { useNavigate } from 'react-router'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { privatePage } from '../../app/private-page.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { PageHead } from '../page-head.tsx'
import { CategoryForm } from './form.tsx'
import { blankCategory } from './typed.ts'
import { useCategoriesAgain } from './use-again.ts'

export const meta = privatePage('Add a Category')

export default function AddCategoryPage() {
  const navigate = useNavigate()
  const again = useCategoriesAgain()
  const idempotency = useIdempotencyKey()
  return (
    <div className="max-w-4xl space-y-5">
      <PageHead
        title="Add a Category"
        says="It stands behind all others at first. Parts can be put into it as soon as it is saved."
      />
      <CategoryForm
        from={blankCategory}
        isNew
        submit="Add the category"
        onSend={async ({ key, ...fields }) => {
          const given = { ...fields, ...(key && { key }) }
          await call('POST /categories', given, { key: idempotency.keyFor(given) })
          idempotency.fulfilled()
          toast.success('Category added', fields.name)
          await again()
          await navigate('/dashboard/categories')
        }}
      />
    </div>
  )
}
