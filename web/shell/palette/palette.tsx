import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../app/session.ts'
import { useRootConfig } from '../../app/shop-config.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useOnEach } from '../../ui/on-each.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Suggestion } from '../../ui/suggestion.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { find } from './find.ts'
import { groups, matching, placesFor, type Target } from './places.ts'

export type Props = { open: boolean; onClose: () => void }

/** How long typing rests before the shop is asked, in milliseconds. */
const rest = 150

/** Goes to a page, a part, an order, a buyer, or to where something is done, by a few letters of its name or number. */
export function Palette({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      <Search onClose={onClose} />
    </Dialog>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const session = useSession()
  const hidden = useRootConfig()?.shop.hidden ?? []
  const person = 'person' in session ? session.person : null
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { found, isBusy, fault } = useFound(text)
  const places = matching(placesFor(person, hidden), text)
  const wanted = groups.flatMap((group) =>
    [...places, ...found].filter((one) => one.group === group).slice(0, text ? 6 : 20),
  )
  const active = Math.min(at, wanted.length - 1)
  const list = useRef<HTMLDivElement>(null)
  useOnEach(active, () => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    void navigate(target.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(wanted[active])
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || wanted.length === 0) return
    event.preventDefault()
    setAt((active + by + wanted.length) % wanted.length)
  }
  return (
    <>
      <input
        role="combobox"
        aria-label="A page, an action, a part, an order or a buyer"
        aria-autocomplete="list"
        aria-expanded={wanted.length > 0}
        aria-controls={id}
        aria-activedescendant={wanted[active] && `${id}-${active}`}
        placeholder="Name, number, e-mail or phone"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: who opened it wants to type
        autoFocus
        maxLength={200}
        className="input"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {isBusy ? 'Looking' : counted(wanted.length, 'result')}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Where to go"
        className="-mx-2 mt-3 h-80 max-h-[50dvh] overflow-y-auto"
      >
        {groups.map((group) => {
          const of = wanted.flatMap((target, place) =>
            target.group === group ? [{ target, place }] : [],
          )
          if (of.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="px-2 pt-2 text-xs text-soft">
                {group}
              </p>
              {of.map(({ target, place }) => (
                <Suggestion
                  key={target.key}
                  id={`${id}-${place}`}
                  isActive={place === active}
                  onPick={() => go(target)}
                >
                  <span className="min-w-0 truncate">{target.name}</span>
                  {target.about && (
                    <span className="ms-auto min-w-0 truncate text-xs text-soft">
                      {target.about}
                    </span>
                  )}
                </Suggestion>
              ))}
            </div>
          )
        })}
        {wanted.length === 0 && !isBusy && !fault && (
          <p className="px-2 py-6 text-center text-sm text-soft">Nothing is called that.</p>
        )}
      </div>
      {fault && <FaultNote error={fault} />}
    </>
  )
}

/** What the shop finds, asked anew when the typing rests. While it is asked, what was found before is not offered. */
function useFound(text: string) {
  const session = useSession()
  const person = 'person' in session ? session.person : null
  const wanted = text.trim()
  const [state, setState] = useState<{ of: string; found: Target[]; fault: Error | null }>()
  useEffect(() => {
    if (wanted.length < 2) return
    const asking = new AbortController()
    const tell = (found: Target[], fault: Error | null) => {
      if (!asking.signal.aborted) setState({ of: wanted, found, fault })
    }
    const timer = setTimeout(() => {
      find(wanted, person, asking.signal).then(
        (found) => tell(found, null),
        (error: Error) => tell([], error),
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [wanted, person])
  const isKnown = state?.of === wanted
  return {
    found: isKnown ? state.found : [],
    fault: isKnown ? state.fault : null,
    isBusy: wanted.length >= 2 && !isKnown,
  }
}
