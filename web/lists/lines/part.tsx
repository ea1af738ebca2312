import { Link } from 'react-router'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { PartName } from '../../ui/words/part-name.tsx'

type Props = { line: { partsId: string; partsName: string; mpn: string; part: PartFacts | null } }

/** Which part a line is of; one that has left the shop keeps its name and leads nowhere. */
export function LinePart({ line: { partsId, partsName, mpn, part } }: Props) {
  return (
    <div className="min-w-0 md:min-w-36">
      {part ? (
        <Link to={`/parts/${partsId}`} className="link font-medium break-words">
          <PartName name={partsName} />
        </Link>
      ) : (
        <>
          <span className="font-medium break-words">
            <PartName name={partsName} />
          </span>
          <span className="block text-danger">
            <span aria-hidden="true">⚠ </span>Not in the shop any more
          </span>
        </>
      )}
      <span className="block font-mono text-xs break-all text-soft">{mpn}</span>
      {part && <LifeBadge part={part} />}
    </div>
  )
}
