import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import type { Saving } from './use-list-editing.ts'

type Props = { name: string; saving: Saving; onChange: (name: string) => void }

const words: Record<Saving, string> = {
  saved: 'All changes are saved',
  waiting: 'Saving …',
  saving: 'Saving …',
  failed: 'Not saved',
}

/** The name of a list as its heading, and a field for it when it is to be another. */
export function ListName({ name, saving, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="min-w-0 grow basis-64">
      {isOpen ? (
        <NameField
          name={name}
          onDone={(next) => {
            if (next) onChange(next)
            setOpen(false)
            requestAnimationFrame(() => opener.current?.focus())
          }}
        />
      ) : (
        <div className="flex items-center gap-1">
          <h1 className="min-w-0 text-xl font-semibold break-words">{name}</h1>
          <button
            ref={opener}
            type="button"
            data-screen-only
            onClick={() => setOpen(true)}
            className="grid size-8 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Pencil size={16} aria-hidden="true" />
            <span className="sr-only">Rename the list</span>
          </button>
        </div>
      )}
      <p role="status" className="text-sm text-soft print:hidden">
        {words[saving]}
      </p>
    </div>
  )
}

function NameField({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const input = field.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') setError('Please input the name of the list')
    else onDone(typed.trim())
  }
  return (
    <form
      ref={field}
      onSubmit={send}
      noValidate
      className="flex max-w-xl flex-wrap items-end gap-2"
    >
      <h1 className="sr-only">{name}</h1>
      <TextField
        className="min-w-0 grow basis-48"
        label="Name"
        maxLength={100}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
      />
      <Button type="submit">Rename</Button>
    </form>
  )
}
