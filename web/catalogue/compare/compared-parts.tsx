import { X } from 'lucide-react'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { type Compared, compare, compareAddress, compareNone, maxCompared } from './choice.ts'

/** What the tray holds, and the way to its comparison. Loaded with the first part that is put aside. */
export default function ComparedParts({ compared }: { compared: Compared[] }) {
  const { place, arm } = useKeptFocus<HTMLElement>(compared)
  if (compared.length === 0) return null
  return (
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
              data-plate
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
          Compare {compared.length} of {maxCompared}
        </ButtonLink>
      </div>
    </section>
  )
}
