import { type FormEvent, useId, useRef, useState } from 'react'
import type { Part } from '../../../contract/parts/parts.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { figure } from '../../ui/words/amounts.tsx'

type Props = { part: Pick<Part, '_id' | 'name' | 'quantity' | 'minQuantity'>; primary?: boolean }
type Way = 'in' | 'out'
type Reason = 'restock' | 'correction'

/** Books pieces of a part that came in or were written off, and says what will be there then. */
export function StockForm({ part, primary }: Props) {
  const [way, setWay] = useState<Way>('in')
  const [reason, setReason] = useState<Reason>('restock')
  const [pieces, setPieces] = useState('')
  const { book, busy, wrong, fault, clear } = useBooking(part)
  const input = useRef<HTMLInputElement>(null)
  const count = /^\d{1,10}$/.test(pieces.trim()) ? Number(pieces) : 0
  const change = way === 'in' ? count : -count
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await book({ change, reason })) setPieces('')
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-4">
      <Ways
        way={way}
        onChoose={(next) => {
          setWay(next)
          setReason(next === 'in' ? 'restock' : 'correction')
          clear()
        }}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          ref={input}
          label="Pieces"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          value={pieces}
          error={wrong ?? undefined}
          onChange={(event) => {
            setPieces(event.target.value)
            clear()
          }}
        />
        <SelectField
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value as Reason)}
        >
          <option value="restock">Restock</option>
          <option value="correction">Correction</option>
        </SelectField>
      </div>
      <p className="figures text-sm text-soft">
        Available: {figure(part.quantity)}
        {count > 0 && ` → ${figure(part.quantity + change)}`}
      </p>
      {fault && <FaultNote error={fault} focus />}
      <Button type="submit" variant={primary ? 'primary' : 'secondary'} busy={busy}>
        {way === 'in' ? 'Add to stock' : 'Take from stock'}
      </Button>
    </form>
  )
}

function useBooking({ _id: id, name }: Pick<Part, '_id' | 'name'>) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const clear = () => {
    setWrong(null)
    setFault(null)
  }
  const book = async (booking: { change: number; reason: Reason }) => {
    clear()
    if (booking.change === 0) {
      setWrong('A whole number of pieces, 1 or more')
      return false
    }
    setBusy(true)
    try {
      const key = idempotency.keyFor({ id, ...booking })
      await call('POST /parts/{id}/stock', { id, ...booking }, { key })
      idempotency.fulfilled()
      toast.success('Stock updated', name)
      await reload('GET /parts', 'GET /parts/{id}', 'GET /parts/{id}/movements')
      return true
    } catch (error) {
      const told = error instanceof CallFault ? error.errors[0]?.message : undefined
      if (told) setWrong(told)
      else setFault(error as Error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { book, busy, wrong, fault, clear }
}

function Ways({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-medium">What happened</legend>
      <div className="mt-1 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
        {(['in', 'out'] as const).map((one) => (
          <label
            key={one}
            className="flex min-h-9 items-center justify-center rounded-sm border border-transparent px-2 text-center text-sm text-soft has-checked:border-edge has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={way === one}
              onChange={() => onChoose(one)}
            />
            {one === 'in' ? 'Pieces in' : 'Pieces out'}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
