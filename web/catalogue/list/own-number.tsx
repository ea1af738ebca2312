import { Link } from 'react-router'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { lowestPrice } from '../../trade/pricing/from-price.ts'
import { Note } from '../../ui/note.tsx'
import { PartGrid } from './grid.tsx'

type Props = { q: string; part: PartFacts }

/** Above the results: the part that is called so in the buyer's own books. */
export function OwnNumberNote({ q, part }: Props) {
  return (
    <Note className="mb-3">
      <span className="font-mono wrap-anywhere">{q}</span> is your number for{' '}
      <Link to={`/parts/${part._id}`} className="link font-medium">
        {part.name}
      </Link>{' '}
      <span className="font-mono text-xs wrap-anywhere">{part.mpn}</span>
    </Note>
  )
}

/** The same part as the one result, where the catalogue itself has no other. */
export function OwnNumberResult({ part }: Pick<Props, 'part'>) {
  return <PartGrid parts={[{ ...part, lowest: lowestPrice(part), picture: null, specs: [] }]} />
}
