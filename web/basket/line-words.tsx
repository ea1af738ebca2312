import { type FormEvent, useId, useState } from 'react'
import type { BasketLine } from '../../contract/basket.ts'
import { drafts } from '../app/draft.ts'
import { currentBasket } from '../trade/basket/lines.ts'
import { Button } from '../ui/button.tsx'
import { changeLine } from './change-lines.ts'

const draftOf = (line: BasketLine) => `basket-line:${currentBasket().owner}:${line.partsId}`

/** Whether somebody has begun to write down a number or a note, and not saved it. */
export const hasDraft = (line: BasketLine) => isDrafted(draftOf(line))

/** The buyer's own number for the part, and a note: read, and written when somebody wants to. */
export function LineWords({ line }: { line: BasketLine }) {
  const draft = draftOf(line)
  // what was typed before the page was loaded again
  const [open, setOpen] = useState<'asked' | 'drafted' | null>(() =>
    isDrafted(draft) ? 'drafted' : null,
  )
  const { ownNumber, note, partsName } = line
  const close = () => {
    drafts.forget(draft)
    setOpen(null)
  }
  if (open)
    return <WordsForm line={line} draft={draft} takesFocus={open === 'asked'} onDone={close} />
  return (
    <div className="mt-1 text-sm text-soft">
      {ownNumber && (
        <p>
          Your number <span className="font-mono text-xs text-ink">{ownNumber}</span>
        </p>
      )}
      {note && <p className="whitespace-pre-line text-ink">{note}</p>}
      <button
        type="button"
        onClick={() => setOpen('asked')}
        className="min-h-6 underline decoration-line underline-offset-3 hover:text-ink hover:decoration-current"
      >
        {ownNumber || note ? 'Change number and note' : 'Add your number or a note'}
        <span className="sr-only"> for {partsName}</span>
      </button>
    </div>
  )
}

type Words = { ownNumber: string; note: string }
type FormProps = { line: BasketLine; draft: string; takesFocus: boolean; onDone: () => void }

const isDrafted = (name: string) => Object.keys(drafts.read<Words>(name)).length > 0

const focus = (input: HTMLInputElement | null) => input?.focus()

/** What is typed and not saved yet survives a reload of this tab. */
function WordsForm({ line, draft, takesFocus, onDone }: FormProps) {
  const id = useId()
  const [start] = useState(() => ({ ...line, ...drafts.read<Words>(draft) }))
  const remember = (event: FormEvent<HTMLFormElement>) =>
    drafts.store(draft, Object.fromEntries(new FormData(event.currentTarget)))
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => String(typed.get(name) ?? '').trim()
    changeLine(line, { ownNumber: textOf('ownNumber'), note: textOf('note') })
    onDone()
  }
  return (
    <form onSubmit={keep} onInput={remember} className="mt-2 max-w-sm space-y-2 text-sm">
      <div>
        <label htmlFor={`${id}-number`} className="block font-medium">
          Your number
        </label>
        <input
          id={`${id}-number`}
          name="ownNumber"
          maxLength={100}
          defaultValue={String(start.ownNumber)}
          ref={takesFocus ? focus : undefined}
          className="input"
        />
      </div>
      <div>
        <label htmlFor={`${id}-note`} className="block font-medium">
          Note
        </label>
        <input
          id={`${id}-note`}
          name="note"
          maxLength={500}
          defaultValue={String(start.note)}
          className="input"
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Keep
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Go back
        </Button>
      </div>
    </form>
  )
}
