import { Link, useSearchParams } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup } from '../../../contract/shop-record/record.ts'
import { classNames } from '../../ui/class-names.ts'

type Place = RecordGroup | 'history'

/** What of the record belongs together, in the order in which a new shop is set up. */
const chapters: [name: string, places: Place[]][] = [
  ['Your shop', ['identity', 'look', 'colours', 'seller', 'contact']],
  ['Its pages', ['menu', 'home', 'questions', 'articles', 'policies', 'links']],
  ['Its trade', ['orders', 'numbers', 'mails', 'place']],
  ['Record', ['history']],
]

const nameOf = (place: Place) => (place === 'history' ? 'History' : groupNames[place])

/** The places of the record: under their chapters beside the form, or in a box above it where there is no room. */
export function RecordMenu({ at }: { at: string }) {
  const [, setSearch] = useSearchParams()
  return (
    <>
      <label className="block max-w-sm space-y-1.5 xl:hidden">
        <span className="text-sm font-medium">Part of the record</span>
        <select
          className="input"
          value={at}
          onChange={({ target }) =>
            setSearch({ part: target.value }, { replace: true, preventScrollReset: true })
          }
        >
          {chapters.map(([name, places]) => (
            <optgroup key={name} label={name}>
              {places.map((place) => (
                <option key={place} value={place}>
                  {nameOf(place)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <nav aria-label="Parts of the record" className="space-y-4 max-xl:hidden">
        {chapters.map(([name, places]) => (
          <div key={name}>
            <h2 id={`chapter-${places[0]}`} className="px-3 pb-1 text-xs font-medium text-soft">
              {name}
            </h2>
            <ul aria-labelledby={`chapter-${places[0]}`}>
              {places.map((place) => (
                <li key={place}>
                  <Link
                    to={`?part=${place}`}
                    replace
                    preventScrollReset
                    aria-current={place === at ? 'page' : undefined}
                    className={classNames(
                      'block rounded-md px-3 py-1.5 text-sm no-underline',
                      place === at ? 'bg-sunken font-semibold' : 'text-soft hover:text-ink',
                    )}
                  >
                    {nameOf(place)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}
