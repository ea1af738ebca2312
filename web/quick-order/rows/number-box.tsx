import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { useMatches } from '../../trade/parts/matches.ts'
import { PartOption } from '../../trade/parts/option.tsx'
import { classNames } from '../../ui/class-names.ts'

type Props = {
  ref?: Ref<HTMLInputElement>
  label?: string
  isBuyer: boolean
  /** Suggestions stand in the flow and not over what is below: in a dialog. */
  isInline?: boolean
  value: string
  onType: (text: string) => void
  /** A part was picked, and what the field says of it. */
  onPick: (part: PartFacts, text: string) => void
}

/** A field for a part that suggests as one types (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function NumberBox({
  ref,
  label = 'Part number or name',
  isBuyer,
  isInline = false,
  value,
  onType,
  onPick,
}: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { parts: found, own } = useMatches(isOpen ? value : '', isBuyer)
  const isShown = isOpen && found.length > 0
  const active = isShown ? found[at] : undefined
  const pick = (part: PartFacts) => {
    setOpen(false)
    setAt(-1)
    onPick(part, own.get(part._id) ?? part.mpn)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && isShown)
      setAt((before) => ((before + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    else if (event.key === 'Enter' && active) pick(active)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <input
        ref={ref}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={active ? `${id}-${at}` : undefined}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className="input"
      />
      <div role="status" className="sr-only">
        {isShown && `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isShown}
        className={classNames(
          'mt-1 max-h-80 overflow-y-auto rounded-md border bg-raised p-1',
          !isInline &&
            'absolute inset-s-0 top-full z-30 w-[min(30rem,calc(100vw-3rem))] shadow-pop',
        )}
      >
        {found.map((one, place) => (
          <PartOption
            key={one._id}
            id={`${id}-${place}`}
            part={one}
            own={own.get(one._id)}
            isActive={one === active}
            onPick={() => pick(one)}
          />
        ))}
      </div>
    </div>
  )
}
