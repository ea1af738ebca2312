import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useAddress } from '../../app/address.ts'

/** How long typing rests before the list is asked, in milliseconds. */
const rest = 250

/**
 * The search of a list, named by `label` for who does not see its sign. What is typed goes to the address as `q` when
 * the typing rests, and at once by Enter.
 */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const id = useId()
  const address = useAddress()
  const asked = address.q
  const [text, setText] = useState(asked)
  const sent = useRef(asked)
  const set = useRef(address.set)
  set.current = address.set
  useEffect(() => {
    // Back, a link or a cleared filter changed the address: the field follows
    if (asked === sent.current) return
    sent.current = asked
    setText(asked)
  }, [asked])
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      sent.current = wanted
      set.current({ q: wanted }, { replace: true })
    }, rest)
    return () => clearTimeout(timer)
  }, [text])
  const send = (wanted: string) => {
    setText(wanted)
    if (wanted === sent.current) return
    sent.current = wanted
    address.set({ q: wanted }, { replace: true })
  }
  return (
    <search className="relative max-w-[30rem] min-w-0 grow basis-64">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
      />
      <input
        id={id}
        data-list-search
        className="input ps-9 pe-10 [&::-webkit-search-cancel-button]:hidden"
        type="search"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text.trim())
        }}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          className="absolute inset-e-2 top-1/2 grid size-7 -translate-y-1/2 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-ink"
          onClick={() => {
            send('')
            document.getElementById(id)?.focus()
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
