import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { addressOf, type PartsState } from './address.ts'
import { catalogueColumns } from './columns.tsx'

/** Of no use without a script, and of what is stored in the browser. */
const TableLine = lazyPart(async () => ({
  default: (await import('./table-line.tsx')).TableLine,
}))

/** Parts as rows: figures under figures. */
export default function PartTable({ parts, state }: { parts: ListedPart[]; state: PartsState }) {
  const [look, setLook] = useTableLook('catalogue')
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // labels as one text, so that the columns stay the same ones from page to page
  const labels = [...new Set(parts.flatMap(({ specs }) => specs.map(({ label }) => label)))].join()
  const columns = useMemo(() => catalogueColumns(labels === '' ? [] : labels.split(',')), [labels])
  return (
    <>
      <div className="mb-2 flex min-h-8 flex-wrap justify-end gap-1" data-screen-only>
        {isHydrated && <TableLine columns={columns} look={look} onLook={setLook} rows={parts} />}
      </div>
      <DataTable
        caption="Parts"
        columns={columns}
        rows={parts}
        rowId={({ _id }) => _id}
        look={look}
        sort={state.sort}
        onSort={(sort) =>
          void navigate(addressOf({ ...state, sort, page: 1 }), { preventScrollReset: true })
        }
        onOpen={({ _id }) => void navigate(`/parts/${_id}`)}
      />
    </>
  )
}
