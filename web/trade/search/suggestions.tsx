import { X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCategoryName } from '../../app/categories.ts'
import { useOnEach } from '../../ui/on-each.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { useSuggestions } from './answer.ts'
import type { Shown } from './box.tsx'
import { groupsOf, type Option, speltBy } from './options.ts'
import { SuggestedRow } from './row.tsx'

type Props = {
  id: string
  input: RefObject<HTMLInputElement | null>
  onShown: (shown: Shown) => void
}

/** What may be meant by what is being typed. Closing it keeps the text; Enter without a choice goes to the results. */
export default function Suggestions({ id, input, onShown }: Props) {
  const { key } = useLocation()
  const { typed, answer, isOpen, close, open } = useSuggestions(input, key)
  const [at, setAt] = useState(-1)
  const navigate = useNavigate()
  const nameOf = useCategoryName()
  const groups = answer ? groupsOf(answer, nameOf) : []
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0
  const active = isShown ? options[at] : undefined
  // another answer is chosen from anew
  useOnEach(isOpen ? answer : undefined, () => setAt(-1))
  useEffect(() => {
    onShown({ isOpen: isShown, active: active && optionId(id, active) })
  }, [isShown, active, id, onShown])
  const go = (to: string) => {
    close()
    void navigate(to)
  }
  useEffect(() => {
    const field = input.current
    const move = (by: number) =>
      setAt((before) => ((before + 1 + by + options.length + 1) % (options.length + 1)) - 1)
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const spelt = answer && field && speltBy(answer, field.value)
      const chosen = event.key === 'Enter' ? (active?.to ?? spelt) : undefined
      const steps: Record<string, () => void> = {
        ArrowDown: () => (isShown ? move(1) : open()),
        ArrowUp: () => isShown && move(-1),
        ...(isShown ? { Escape: close } : {}),
        ...(chosen ? { Enter: () => go(chosen) } : {}),
      }
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      step()
    }
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  })
  return (
    <>
      <div role="status" className="sr-only">
        {isShown && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </div>
      <div
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(44rem,calc(100dvh-9rem))] overflow-y-auto rounded-lg border bg-raised p-2 shadow-pop"
      >
        <div id={id} role="listbox" aria-label="Suggestions">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={group.name} role="group" aria-label={group.name} className="pb-1">
              <p aria-hidden="true" className="px-2 pt-1.5 pb-1 text-xs font-medium text-soft">
                {group.name}
              </p>
              {group.options.map((option) => (
                <SuggestedRow
                  key={option.key}
                  id={optionId(id, option)}
                  option={option}
                  typed={typed}
                  isActive={option === active}
                  onPick={() => go(option.to)}
                />
              ))}
            </div>
          ))}
        </div>
        <Foot count={options.length} onClose={close} />
      </div>
    </>
  )
}

const optionId = (id: string, option: Option) => `${id}-${option.key.replace(/\W+/g, '-')}`

function Foot({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <div className="flex items-center justify-between border-t px-2 pt-2 text-xs text-soft">
      <span aria-hidden="true">{counted(count, 'suggestion')}. Enter shows all results.</span>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
        className="grid size-7 place-items-center rounded-sm hover:bg-sunken hover:text-ink"
      >
        <X size={14} aria-hidden="true" />
        <span className="sr-only">Close the suggestions</span>
      </button>
    </div>
  )
}
