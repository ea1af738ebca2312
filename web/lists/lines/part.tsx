import { Link } from 'react-router'
import type { ListedLine } from '../../../contract/lists.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'

type Of = { partsId: string; partsName: string; mpn: string; part: PartFacts | null }

/** Which part a line is of; one that has left the shop keeps its name and leads nowhere. */
const LinePart = ({ line: { partsId, partsName, part } }: { line: Of }) =>
  part ? (
    <>
      <Link to={`/parts/${partsId}`} title={partsName} className="link font-medium">
        {partsName}
      </Link>
      <LifeBadge part={part} />
    </>
  ) : (
    <span className="font-medium">{partsName}</span>
  )

export const Code = ({ children }: { children: string }) => (
  <span title={children} className="block max-w-28 truncate font-mono text-xs">
    {children}
  </span>
)

/** A card leaves it out, with its name. */
export const None = () => (
  <span className="text-soft" data-none>
    –
  </span>
)

/** What a line is of: the part, and its numbers. */
export const partColumns = <Line extends Of>(): ColumnDef<Line>[] => [
  {
    id: 'part',
    header: 'Part',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name', down: '-name' },
      value: ({ partsName }) => partsName,
    },
    cell: ({ row: { original: line } }) => <LinePart line={line} />,
  },
  {
    id: 'mpn',
    header: 'Part number',
    meta: { card: 'lead', value: ({ mpn }) => mpn },
    cell: ({ row: { original: line } }) => <Code>{line.mpn}</Code>,
  },
  {
    id: 'ourNumber',
    header: 'Our number',
    meta: { card: 'named', choice: 'wished', value: ({ part }) => part?.partNumber ?? null },
    cell: ({ row: { original: line } }) =>
      line.part ? <Code>{line.part.partNumber}</Code> : <None />,
  },
]

type Words = Pick<ListedLine, 'ownNumber' | 'note'>

/** What was written to a line, to read. */
export const wordColumns = <Line extends Words>(): ColumnDef<Line>[] => [
  {
    id: 'ownNumber',
    header: 'Own number',
    meta: {
      card: 'named',
      sort: { up: 'own', down: '-own' },
      value: ({ ownNumber }) => ownNumber || null,
    },
    cell: ({ row: { original: line } }) =>
      line.ownNumber ? <Code>{line.ownNumber}</Code> : <None />,
  },
  {
    id: 'note',
    header: 'Note',
    meta: { card: 'named', value: ({ note }) => note || null },
    cell: ({ row: { original: line } }) =>
      line.note ? (
        <span className="block truncate md:max-w-36" title={line.note}>
          {line.note}
        </span>
      ) : (
        <None />
      ),
  },
]
