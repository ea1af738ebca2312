import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import type { Picker } from './choice.tsx'

/** How many parts fit, of how many it is not known, and against how many something speaks, with a switch that hides these. */
export function ChoiceCounts({ picker }: { picker: Picker }) {
  const { counts, isCompared, isHiding, searched, toggle, parts } = picker
  const { fits, unknown, blocked, unread } = counts
  const all = fits + unknown + blocked
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm">
      <p role="status" className="figures text-soft">
        {all + unread === 0 ? (
          'No part in stock is called so.'
        ) : isCompared ? (
          <>
            <Count ink={fits > 0 ? 'text-good' : ''}>{figure(fits)} fit</Count>
            {unknown > 0 && <Count ink="text-calm">{figure(unknown)} not recorded</Count>}
            {blocked > 0 && (
              <Count ink="text-danger">
                {figure(blocked)} {blocked === 1 ? 'does' : 'do'} not{isHiding && ', hidden'}
              </Count>
            )}
            {unread > 0 && <Count ink="">{figure(unread)} new and not compared yet</Count>}
          </>
        ) : (
          `${figure(all + unread)} in stock.`
        )}
        {searched !== null && searched > all && (
          <>
            {' '}
            Of {figure(searched)} found the first {figure(all)}: search to narrow them.
          </>
        )}
        {parts.length === 0 && blocked > 0 && isHiding && ' Nothing is left to show.'}
      </p>
      {isCompared && blocked > 0 && (
        <Link
          to={toggle}
          replace
          preventScrollReset
          className={buttonClass('secondary', 'small', 'min-h-9')}
        >
          {isHiding ? 'Show those that do not fit' : 'Hide those that do not fit'}
        </Link>
      )}
    </div>
  )
}

const Count = ({ ink, children }: { ink: string; children: ReactNode }) => (
  <span className="me-3 inline-block">
    <span className={`font-medium ${ink}`}>{children}</span>
  </span>
)
