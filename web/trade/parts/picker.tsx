import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { useMatches } from './matches.ts'
import { PartOption } from './option.tsx'

type Props = {
  label: string
  placeholder: string
  /** `ownNumber` is the buyer's own number of the part when it was found by that, else ''. */
  onPick: (part: PartFacts, ownNumber: string) => void
}

/**
 * Finds a part while typing: a combobox whose list has the parts that may be meant
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter takes the active one, or the first.
 */
export function PartPicker({ label, placeholder, onPick }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const { parts, own, state, clear } = useMatches(typed, true)
  const isOpen = typed.trim() !== '' && parts.length > 0
  const pick = (part: PartFacts | undefined) => {
    if (!part) return
    setTyped('')
    setAt(-1)
    clear()
    onPick(part, own.get(part._id) ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const move = (by: number) => setAt((before) => (before + by + parts.length) % parts.length)
    const steps: Record<string, (() => void) | undefined> = {
      ArrowDown: isOpen ? () => move(1) : undefined,
      ArrowUp: isOpen ? () => move(at === -1 ? 0 : -1) : undefined,
      Enter: () => pick(isOpen ? parts[Math.max(at, 0)] : undefined),
      Escape: () => setTyped(''),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <div className="relative max-w-xl" data-screen-only>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-1">
        <Search
          size={18}
          className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
          aria-hidden="true"
        />
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && parts[at] ? `${id}-${parts[at]._id}` : undefined}
          aria-describedby={`${id}-says`}
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(-1)
          }}
          onKeyDown={onKeyDown}
          className="input ps-10"
        />
      </div>
      <p id={`${id}-says`} role="status" className="mt-1 min-h-5 text-sm text-soft">
        {state}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Parts"
        hidden={!isOpen}
        className="absolute inset-x-0 top-[4.75rem] z-30 max-h-96 overflow-y-auto rounded-lg border bg-raised p-1 shadow-pop"
      >
        {parts.map((part, place) => (
          <PartOption
            key={part._id}
            id={`${id}-${part._id}`}
            part={part}
            own={own.get(part._id)}
            isActive={place === at}
            onPick={() => pick(part)}
          />
        ))}
      </div>
    </div>
  )
}
