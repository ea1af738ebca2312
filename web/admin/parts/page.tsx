import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { categoryName } from '../../../contract/parts/categories.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { useCategories } from '../../app/categories.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Downloads } from '../../trade/files/downloads.tsx'
import { useTaxWords } from '../../trade/pricing/tax-words.ts'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useChosen } from '../../trade/tables/choice.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { SavedViews } from '../../trade/tables/saved-views.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ColumnDef, TableLook } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { Batches } from '../batches/batches.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { rememberRow } from '../row-focus.ts'
import { partColumns } from './columns.tsx'
import { DeletePart } from './delete.tsx'
import { PartsFilters, usePartsQuestion } from './filters.tsx'
import { Restock } from './restock.tsx'

// what several parts need is loaded when the first is chosen
const BulkParts = lazyPart(async () => ({ default: (await import('./bulk-parts.tsx')).BulkParts }))

export const meta = privatePage('Manage Parts')

export default function ManageProductsPage() {
  const [look, setLook] = useTableLook('parts')
  const beside = useTaxWords().without
  const question = { ...usePartsQuestion(), limit: look.rows ?? rowsOnAPage }
  const { columns, asking } = useColumns()
  const { page: _page, limit: _limit, ...filter } = question
  const all = () => allPages((at) => call('GET /parts', { ...filter, ...at }))
  const answer = useAnswer('GET /parts', question)
  const data = useListPage(answer.data, useAddress(), question.limit)
  const { error, refetch, isPlaceholderData } = answer
  const { q, category, stock } = question
  return (
    <div className="space-y-4">
      <PageHead
        title="Manage Parts"
        says={beside && `Prices are${beside}.`}
        beside={data && <span className="figures text-soft">{countOf(data.total)}</span>}
      >
        <ListKeys />
        <TableTools
          columns={columns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('parts-view')}
          all={all}
        />
        <Downloads
          disabled={!data || data.items.length === 0}
          files={[
            {
              name: 'Export parts',
              ask: () => call('GET /part-export', { q, category, stock }),
              file: ownFile('parts.csv'),
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
      <SavedViews table="parts" />
      {error && !data && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/manage-products" />
      )}
      {!data && !error && <ListSkeleton />}
      {data &&
        (data.items.length > 0 ? (
          <PartsTable
            columns={columns}
            look={look}
            asking={asking}
            all={all}
            parts={data.items}
            total={data.total}
            sort={question.sort ?? 'newest'}
            busy={isPlaceholderData}
          />
        ) : (
          <NoParts isNarrowed={Boolean(question.q || question.category || question.stock)} />
        ))}
      {data && <ListPages page={question.page} total={data.total} size={question.limit} />}
    </div>
  )
}

const countOf = (total: number | undefined) =>
  total === undefined ? `more than ${figure(1_000)}` : counted(total, 'part')

/** The columns, and what is asked of a part by one of their buttons. */
function useColumns() {
  const [toDelete, setToDelete] = useState<Part | null>(null)
  const [toRestock, setToRestock] = useState<string | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const categories = useCategories()
  const columns = useMemo(
    () =>
      partColumns({
        nameOf: (key) => categoryName(categories, key),
        onRestock: (part) => setToRestock(part._id),
        onDelete: (part) => {
          returnFocus.current = rememberRow()
          setToDelete(part)
        },
      }),
    [categories],
  )
  return { columns, asking: { toDelete, setToDelete, toRestock, setToRestock, returnFocus } }
}

type TableProps = {
  columns: ColumnDef<Part>[]
  asking: ReturnType<typeof useColumns>['asking']
  look: TableLook
  parts: Part[]
  total: number | undefined
  sort: string
  busy: boolean
  all: () => Promise<Part[]>
}

const idOf = ({ _id }: Part) => _id

function PartsTable({ columns, asking, look, parts, total, sort, busy, all }: TableProps) {
  const { set, page } = useAddress()
  const navigate = useNavigate()
  const reload = useReload()
  const chosen = useChosen<Part>('parts', idOf)
  const isUsed = useRef(false)
  if (chosen.chosen.size > 0) isUsed.current = true
  const { toDelete, setToDelete, toRestock, setToRestock, returnFocus } = asking
  return (
    <>
      <Batches onChanged={() => void reload('GET /parts', 'GET /parts/{id}')} />
      <DataTable
        columns={columns}
        rows={parts}
        caption="Parts"
        rowId={idOf}
        look={look}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        onOpen={(part) => void navigate(`/dashboard/manage-products/${part._id}`)}
        choice={chosen.choice}
        busy={busy}
      />
      {isUsed.current && <BulkParts chosen={chosen} parts={parts} total={total} all={all} />}
      <DeletePart
        part={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => {
          if (toDelete) chosen.leaveOut([toDelete._id])
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
