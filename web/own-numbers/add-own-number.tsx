import { useEffect, useRef, useState } from 'react'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { CallFault, call } from '../app/api.ts'
import { useIdempotencyKey } from '../app/idempotency-key.ts'
import { useReload } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { PartPicker } from '../trade/parts/picker.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { usePlainForm } from '../ui/forms/plain-form.ts'
import { toast } from '../ui/overlays/toast.ts'

/** First the part, found while typing, then the number that the buyer's books have for it. */
export function AddOwnNumber() {
  const [part, setPart] = useState<PartFacts>()
  const again = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(false)
  // the picker is drawn in place of the form: typing goes on there
  useEffect(() => {
    if (!part && wasChosen.current) again.current?.querySelector('input')?.focus()
    wasChosen.current = part !== undefined
  }, [part])
  return (
    <section aria-labelledby="add-number" className="panel p-4">
      <h2 id="add-number" className="mb-3 font-semibold">
        Add a number
      </h2>
      <div ref={again}>
        {part ? (
          <NumberForm key={part._id} part={part} onDone={() => setPart(undefined)} />
        ) : (
          <PartPicker
            label="Part"
            placeholder="Part number or name"
            onPick={(picked) => setPart(picked)}
          />
        )}
      </div>
    </section>
  )
}

function NumberForm({ part, onDone }: { part: PartFacts; onDone: () => void }) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const field = useRef<HTMLInputElement>(null)
  // the part is chosen: its number is what comes next
  useEffect(() => field.current?.focus(), [])
  const { errors, busy, fault, form } = usePlainForm({
    load: () =>
      import('../../contract/parts/own-numbers.ts').then((contract) => contract.ownPartNumber),
    send: async (line, refuse) => {
      const lines = [line]
      try {
        await call('POST /own-part-numbers', { lines }, { key: idempotency.keyFor(lines) })
      } catch (error) {
        const said = error instanceof CallFault ? error.errors : []
        const ofNumber = said.find(({ path }) => path.endsWith('number'))
        if (ofNumber) return refuse('number', ofNumber.message)
        throw error
      }
      idempotency.fulfilled()
      toast.success(`${line.number} is kept`)
      await reload('GET /own-part-numbers')
      onDone()
    },
  })
  return (
    <form {...form} className="grid max-w-xl gap-3">
      <input type="hidden" name="partsId" value={part._id} />
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="min-w-0">
          <span className="font-medium">{part.name}</span>{' '}
          <span className="font-mono text-xs text-soft">{part.mpn}</span>
        </span>
        <Button size="small" onClick={onDone}>
          Another part
        </Button>
      </p>
      <TextField
        ref={field}
        label="Your number for it"
        name="number"
        maxLength={100}
        autoComplete="off"
        error={errors.number}
      />
      {fault && <FaultNote error={fault} focus />}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Keep the number
        </Button>
      </div>
    </form>
  )
}
