import { Link, useLocation } from 'react-router'
import { maxBuildLines, maxMachines, maxPerMachine } from '../../contract/builds/limits.ts'
import { isKnownCategory } from '../../contract/parts/known-categories.ts'
import { builderAddress } from '../trade/builds/link.ts'
import { Note } from '../ui/note.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import type { BuilderData } from './load/load.ts'
import { pickAddress, withoutPart } from './use-build.ts'

/** What of a link could not be shown as it was meant: nothing of it is left out in silence. */
export function LinkNotes({
  data: { build, isWhole, untaken, others, gone },
}: {
  data: BuilderData
}) {
  const left = leftOf(useLocation().state)
  return (
    <div className="mb-4 space-y-2 empty:hidden">
      {!isWhole && (
        <Note kind="warn">
          Not all of this link could be read: it may have been cut. A build has at most{' '}
          {maxBuildLines} parts.
        </Note>
      )}
      {untaken.length > 0 && (
        <Note kind="warn">
          <p>Not taken as it was given:</p>
          <ul className="list-disc ps-5">
            {untaken.map((one) => (
              <li key={one}>{untakenWords[one]}</li>
            ))}
          </ul>
        </Note>
      )}
      {left.length > 0 && (
        <Note kind="warn">
          <p>No part of this build:</p>
          <ul className="list-disc ps-5">
            {left.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Note>
      )}
      {others > 0 && (
        <Note kind="warn">
          One machine has one motherboard: {counted(others, 'other is', 'others are')} left out.
        </Note>
      )}
      {gone.map(({ partId, quantity, named }) => (
        <Note
          key={partId}
          kind="warn"
          action={
            <span className="flex flex-wrap gap-x-4 gap-y-1" data-screen-only>
              {named && isKnownCategory(named.category) && (
                <Link
                  to={pickAddress(build, { category: named.category })}
                  preventScrollReset
                  className="link"
                >
                  Choose another
                </Link>
              )}
              <Link
                to={builderAddress(withoutPart(build, partId))}
                replace
                preventScrollReset
                className="link"
              >
                Take it out
              </Link>
            </span>
          }
        >
          {named ? (
            <>
              A gap: {quantity} × <strong className="font-semibold">{named.name}</strong> (
              <span className="font-mono">{named.mpn}</span>) has left the shop.
            </>
          ) : (
            <>
              A gap: {quantity} × a part that this shop never had (<code>{partId}</code>).
            </>
          )}{' '}
          Nothing is compared with it, and it is not ordered.
        </Note>
      ))}
    </div>
  )
}

const untakenWords: Record<BuilderData['untaken'][number], string> = {
  machines: `Machines: a whole number from 1 to ${figure(maxMachines)}`,
  spares: 'Spares: whole percent, up to 100',
  pieces: `Pieces in one machine: a whole number up to ${figure(maxPerMachine)}`,
  part: 'A part: no part has such an id',
}

/** What of an order's lines is no part of the build, as the page says that it came from. */
const leftOf = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'left' in state && Array.isArray(state.left)
    ? state.left.filter((one) => typeof one === 'string')
    : []
