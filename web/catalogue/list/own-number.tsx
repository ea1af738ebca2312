import { Link } from 'react-router'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { lowestPrice } from '../../trade/pricing/from-price.ts'
import { Note } from '../../ui/note.tsx'
import { PartGrid } from './grid.tsx'

type Props = { q?: string; part: PartFacts }

/** The part that is called `q` in the buyer's own books, above the results; without `q` it is the one result. */
export default function OwnNumber({ q, part }: Props) {
  if (q === undefined)
    return <PartGrid parts={[{ ...part, lowest: lowestPrice(part), picture: null, specs: [] }]} />
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
