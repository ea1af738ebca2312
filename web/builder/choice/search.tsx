import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useCategoryName } from '../../app/categories.ts'
import { textOf, type WantedBuild } from '../../trade/builds/link.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Picker } from './choice.tsx'

/** Narrows the parts of a slot by name or number; a form, so that it works without a script. */
export function ChoiceSearch({ picker, build }: { picker: Picker; build: WantedBuild }) {
  const nameOf = useCategoryName()
  const { category, q, isHiding } = picker
  return (
    <Form
      action="/builder"
      role="search"
      aria-label={`Search ${nameOf(category)}`}
      className="mt-3 flex gap-2"
      preventScrollReset
    >
      <input type="hidden" name="b" value={textOf(build)} />
      <input type="hidden" name="pick" value={category} />
      {isHiding && <input type="hidden" name="hide" value="1" />}
      <div className="relative grow">
        <Search
          size={18}
          className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
          aria-hidden="true"
        />
        <input
          key={category}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          aria-label={`Name or number of a part: ${nameOf(category)}`}
          placeholder="Part number or words"
          className="input ps-10"
        />
      </div>
      <button type="submit" className={buttonClass('secondary')}>
        Search
      </button>
    </Form>
  )
}
