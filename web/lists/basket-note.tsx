import { Link } from 'react-router'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { counted } from '../ui/words/amounts.tsx'
import type { useToBasket } from './use-to-basket.ts'

/** What came of putting lines into the basket: how many are in it, and which are not, each with its reason. */
export function BasketNote({
  fault,
  done,
}: Pick<ReturnType<typeof useToBasket>, 'fault' | 'done'>) {
  if (fault) return <FaultNote error={fault} focus />
  if (!done) return null
  const { added, left } = done
  return (
    <Note
      kind={left.length > 0 ? 'warn' : 'good'}
      action={
        added > 0 && (
          <ButtonLink to="/basket" size="small">
            Go to the basket
          </ButtonLink>
        )
      }
    >
      <p>
        {added > 0 ? `${counted(added, 'line')} added to your basket.` : 'Nothing was added.'}
        {left.length > 0 && ` ${counted(left.length, 'line')} not:`}
      </p>
      {left.length > 0 && (
        <ul className="mt-1 list-disc space-y-0.5 ps-4">
          {left.map(({ partsId, partsName, why }) => (
            <li key={partsId}>
              <Link to={`/parts/${partsId}`} className="underline underline-offset-2">
                {partsName}
              </Link>
              : {why}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
