import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { WantedBuild } from '../../trade/builds/link.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { BuilderData } from '../load/load.ts'
import { slotWords } from '../slot-names.ts'
import { ChoiceCounts } from './counts.tsx'
import { ChoiceRow } from './row.tsx'
import { ChoiceSearch } from './search.tsx'

export type Picker = NonNullable<BuilderData['picker']>

/** What follows another in the list, under words of its own. A warning is told at its part and fits all the same. */
const groups = [
  { name: 'Fit', of: ['fits', 'warning'] },
  { name: 'Not all of it is recorded', of: ['unknown'] },
  { name: 'Do not fit', of: ['blocker'] },
]

type Props = { picker: Picker; build: WantedBuild; isOpened: boolean }

/** Parts for one slot, each with what speaks against it in this build. Choosing one goes back to the build with it. */
export function PartChoice({ picker, build, isOpened }: Props) {
  const { category, parts, back, more, start, isCompared, instead } = picker
  const heading = useFocusOnPage(picker.after, isOpened)
  // what is searched for keeps the order of the search: what is meant stands first, whether it fits or not
  const isGrouped = isCompared && picker.searched === null
  return (
    <section aria-labelledby="choice" className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2
          ref={heading}
          id="choice"
          tabIndex={-1}
          className="me-auto text-lg font-semibold focus:outline-none"
        >
          {slotWords[category].wanted}
        </h2>
        <Link
          to={back}
          preventScrollReset
          className={buttonClass('secondary', 'small', 'min-h-10')}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Back to the build
        </Link>
      </div>
      {instead && (
        <p className="mt-2 text-sm wrap-anywhere">
          In place of {instead.quantity} × <strong className="font-semibold">{instead.name}</strong>{' '}
          (<span className="font-mono">{instead.mpn}</span>), which has left the shop.
        </p>
      )}
      <ChoiceSearch picker={picker} build={build} />
      <ChoiceCounts picker={picker} />
      {isGrouped ? (
        groups.map(({ name, of }) => {
          const own = parts.filter(({ verdict }) => of.includes(verdict))
          return (
            own.length > 0 && (
              <section key={name} aria-label={name} className="mt-3">
                <h3 className="border-b pb-1.5 text-xs font-medium text-soft">{name}</h3>
                <Choices parts={own} isCompared={isCompared} />
              </section>
            )
          )
        })
      ) : (
        <Choices parts={parts} isCompared={isCompared} />
      )}
      {(more || start) && (
        <nav aria-label="Pages of parts" className="mt-3 flex flex-wrap gap-2 border-t pt-3">
          {start && (
            <Link to={start} preventScrollReset className={buttonClass('quiet', 'small')}>
              From the start
            </Link>
          )}
          {more && (
            <Link to={more} preventScrollReset className={buttonClass('secondary', 'small')}>
              Next {parts.length} parts
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

const Choices = ({ parts, isCompared }: Pick<Picker, 'parts' | 'isCompared'>) => (
  <ul className="divide-y">
    {parts.map((part) => (
      <ChoiceRow key={part._id} part={part} isCompared={isCompared} />
    ))}
  </ul>
)

/** What was opened, and another page of parts, begins at its heading, for eyes and for the keyboard. */
function useFocusOnPage(after: string, isOpened: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(after)
  const wasOpened = useRef(isOpened)
  useEffect(() => {
    if (wasOpened.current) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (shown.current !== after) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    shown.current = after
  }, [after])
  return heading
}
