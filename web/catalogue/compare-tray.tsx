import { X } from 'lucide-react'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import {
  compare,
  compareAddress,
  compareNone,
  mostCompared,
  useCompared,
} from './compare-choice.ts'
import { useKeptFocus } from './kept-focus.ts'

/** At the foot of the screen: the parts that were put aside, and the way to their comparison. */
export function CompareTray() {
  const compared = useCompared()
  const { place, arm } = useKeptFocus<HTMLElement>(compared)
  return (
    <>
      <form id="compare-form" action="/compare" className="mt-6 text-center">
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            Compare the chosen parts
          </button>
        </noscript>
      </form>
      <div role="status" className="sr-only">
        {compared.length > 0 && `${compared.length} of ${mostCompared} parts to compare`}
      </div>
      {compared.length > 0 && (
        <section
          ref={place}
          aria-label="Parts to compare"
          className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-3 rounded-lg border border-edge bg-raised px-4 py-3 shadow-pop"
          data-screen-only
        >
          <ul className="flex min-w-0 grow gap-2">
            {compared.map((part) => (
              <li
                key={part._id}
                className="flex min-w-0 items-center gap-2 rounded-md bg-sunken py-1 ps-1 pe-1 sm:max-w-56"
              >
                <img
                  src={part.img}
                  alt=""
                  width={40}
                  height={30}
                  className="h-[30px] w-10 shrink-0 rounded-sm object-cover"
                />
                <span className="hidden truncate text-sm md:inline">{part.name}</span>
                <button
                  type="button"
                  onClick={() => {
                    arm()
                    compare(part, false)
                  }}
                  className="grid size-6 shrink-0 place-items-center rounded-sm text-soft hover:text-ink"
                >
                  <X size={14} aria-hidden="true" />
                  <span className="sr-only">Do not compare {part.name}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="ms-auto flex items-center gap-2">
            <button
              type="button"
              onClick={() => {
                arm()
                compareNone()
              }}
              className={buttonClass('quiet', 'small', 'min-h-10')}
            >
              Clear
            </button>
            <ButtonLink
              to={compareAddress(compared.map(({ _id }) => _id))}
              size="small"
              className="min-h-10"
            >
              Compare {compared.length} of {mostCompared}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  )
}
