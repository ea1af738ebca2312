import { ownFile } from '../../app/own-file.ts'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import type { ColumnDef, TableLook } from '../../ui/tables/columns.ts'
import { ListKeys } from '../../ui/tables/list-keys.tsx'

type Props = {
  columns: ColumnDef<ListedPart>[]
  rows: ListedPart[]
  look: TableLook
  onLook: (look: TableLook) => void
}

/** What is done with the catalogue as a table. */
export const TableLine = (props: Props) => (
  <>
    <ListKeys />
    <TableTools {...props} file={ownFile('parts')} />
  </>
)
