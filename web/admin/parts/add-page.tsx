import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Category } from '../../../contract/parts/parts.ts'
import { call } from '../../app/api.ts'
import { useCategories, useCategoryName } from '../../app/categories.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { privatePage } from '../../app/private-page.ts'
import { useReload } from '../../app/queries.tsx'
import { useShopConfig } from '../../app/shop-config.ts'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PageHead } from '../page-head.tsx'
import { PartForm } from './form/form.tsx'
import { emptyPart } from './form/values.ts'

export const meta = privatePage('Add new Parts')

type Added = { id: string; name: string; category: Category | undefined }

export default function AddProductPage() {
  const { currency } = useShopConfig()
  const [added, setAdded] = useState<Added | null>(null)
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const start = emptyPart(useCategories()[0]?.key ?? '')
  const form = useCheckedForm(
    () => import('./form/schema.ts').then(({ newPartForm }) => newPartForm),
    start,
  )
  return (
    <div className="max-w-4xl space-y-6">
      <PageHead title="Add new Parts" says="What buyers see in the shop as soon as it is saved.">
        <Link to="/dashboard/import" className="link text-sm">
          Import many from a file
        </Link>
      </PageHead>
      {added && <AddedNote key={added.id} {...added} />}
      <PartForm
        form={form}
        isNew
        currency={currency}
        submit="Submit"
        onSend={async (body) => {
          const { insertedId } = await call('POST /add-parts', body, {
            key: idempotency.keyFor(body),
          })
          idempotency.fulfilled()
          toast.success('Product added successfully', body.name)
          form.reset(start)
          setAdded({ id: insertedId, name: body.name, category: body.category })
          await reload('GET /parts')
        }}
      />
    </div>
  )
}

/** What was added, and the ways to it. */
function AddedNote({ id, name, category }: Added) {
  const nameOf = useCategoryName()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus()
  }, [])
  return (
    <Note ref={ref} kind="good">
      <p className="wrap-anywhere">
        <Link to={`/parts/${id}`} className="font-semibold underline underline-offset-3">
          {name}
        </Link>{' '}
        is in the shop{category && `, under ${nameOf(category)}`}.
      </p>
      <p className="mt-1">
        <Link
          to={`/dashboard/manage-products/${id}`}
          className="inline-block min-h-6 underline underline-offset-3"
        >
          Edit it
        </Link>
      </p>
    </Note>
  )
}
