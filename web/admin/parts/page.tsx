import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { useAnswer } from '../../app/queries.tsx'
import { Downloads } from '../../orders/downloads.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { rememberRow } from '../row-focus.ts'
import { partColumns } from './columns.tsx'
import { DeletePart } from './delete.tsx'
import { PartsFilters, usePartsQuestion } from './filters.tsx'
import { Restock } from './restock.tsx'

export const meta = () => [
  { title: 'Manage Parts · Partwright' },
  { name: 'robots', content: 'noindex' },
]

export default function ManageProductsPage() {
  const question = usePartsQuestion()
  const answer = useAnswer('GET /parts', question)
  const data = useListPage(answer.data, useAddress())
  const { error, refetch, isPlaceholderData } = answer
  const { q, category, stock } = question
  return (
    <div className="space-y-4">
      <PageHead
        title="Manage Parts"
        beside={data && <span className="figures text-soft">{countOf(data.total)}</span>}
      >
        <ListKeys />
        <Downloads
          disabled={!data || data.items.length === 0}
          files={[
            {
              name: 'Export parts',
              ask: () => call('GET /part-export', { q, category, stock }),
              file: 'partwright-parts.csv',
            },
          ]}
        />
        <ButtonLink size="small" to="/dashboard/import">
          Import
        </ButtonLink>
        <ButtonLink size="small" variant="primary" to="/dashboard/add-product">
          <Plus size={15} aria-hidden="true" />
          Add a part
        </ButtonLink>
      </PageHead>
      <PartsFilters />
      {error && !data && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/manage-products" />
      )}
      {!data && !error && <ListSkeleton />}
      {data &&
        (data.items.length > 0 ? (
          <PartsTable
            parts={data.items}
            sort={question.sort ?? 'newest'}
            busy={isPlaceholderData}
          />
        ) : (
          <NoParts isNarrowed={Boolean(question.q || question.category || question.stock)} />
        ))}
      {data && <ListPages page={question.page} total={data.total} />}
    </div>
  )
}

const countOf = (total: number | undefined) =>
  total === undefined ? 'more than 1,000' : `${figure(total)} ${total === 1 ? 'part' : 'parts'}`

type TableProps = { parts: Part[]; sort: string; busy: boolean }

function PartsTable({ parts, sort, busy }: TableProps) {
  const { set, page } = useAddress()
  const navigate = useNavigate()
  const [toDelete, setToDelete] = useState<Part | null>(null)
  const [toRestock, setToRestock] = useState<string | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const columns = useMemo(
    () =>
      partColumns({
        onRestock: (part) => setToRestock(part._id),
        onDelete: (part) => {
          returnFocus.current = rememberRow()
          setToDelete(part)
        },
      }),
    [],
  )
  return (
    <>
      <DataTable
        columns={columns}
        rows={parts}
        caption="Parts"
        rowId={(part) => part._id}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        onOpen={(part) => void navigate(`/dashboard/manage-products/${part._id}`)}
        busy={busy}
      />
      <DeletePart
        part={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => {
          if (parts.length === 1 && page > 1) set({ page: page - 1 }, { replace: true })
        }}
        onReloaded={() => returnFocus.current?.()}
      />
      <Restock
        part={parts.find(({ _id }) => _id === toRestock) ?? null}
        onClose={() => setToRestock(null)}
      />
    </>
  )
}

function NoParts({ isNarrowed }: { isNarrowed: boolean }) {
  const { set } = useAddress()
  return isNarrowed ? (
    <Empty
      title="No part is like that"
      action={
        <Button onClick={() => set({ q: null, category: null, stock: null })}>
          Clear the filters
        </Button>
      }
    >
      Try fewer words, another category, or any stock.
    </Empty>
  ) : (
    <Empty
      title="There are no parts here"
      action={
        <>
          <ButtonLink to="/dashboard/import">Import a file</ButtonLink>
          <ButtonLink variant="primary" to="/dashboard/add-product">
            Add a part
          </ButtonLink>
        </>
      }
    >
      What you add is in the shop at once.
    </Empty>
  )
}
