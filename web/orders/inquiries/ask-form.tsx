import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PostalAddress } from '../../../contract/addresses/address.ts'
import { type InquiryKind, maxInquiryText } from '../../../contract/orders/inquiry-kinds.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { AddressPart } from '../../trade/delivery/address-part.tsx'
import { addressOf, emptyAddress } from '../../trade/delivery/delivery-values.ts'
import { countryHere } from '../../trade/delivery/use-delivery-start.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Day } from '../../ui/words/when.tsx'
import { openOf } from '../open-pieces.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { chosenPieces, Pieces } from './pieces.tsx'
import { sendPictures } from './send-pictures.ts'
import { wishes } from './words.ts'

type Props = { order: OrderDetail; onDone: () => void; onCancel: () => void }

/** What a buyer asks about an order: what, of which pieces, in their words. */
export function AskForm({ order, onDone, onCancel }: Props) {
  const [kind, setKind] = useState<InquiryKind>(order.mayAsk[0]?.kind ?? 'question')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [fields, setFields] = useState({ text: '', number: order.number })
  const place = useForm<PostalAddress>({
    defaultValues: addressOf(order.shipTo ?? emptyAddress(countryHere())),
  })
  const [pictures, setPictures] = useState<File[]>([])
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const until = order.mayAsk.find((one) => one.kind === kind)?.until
  const lines = linesFor(kind, order)
  const errors = fault instanceof CallFault ? fault.errors : []
  const errorOf = (name: string) =>
    errors.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    const chosen = chosenPieces(typed)
    const given = {
      id: order._id,
      kind,
      text: fields.text,
      ...(lines.length > 0 && chosen.length > 0 && { lines: chosen }),
      ...(kind === 'address' && { shipTo: place.getValues(), number: fields.number }),
    }
    try {
      const key = idempotency.keyFor(given)
      const { insertedId } = await call('POST /order/{id}/inquiries', given, { key })
      idempotency.fulfilled()
      const missed = await sendPictures(insertedId, pictures)
      if (missed.length === 0) toast.success('We have it, and answer by mail and here')
      else toast.failure(`We have it, but not ${missed.join(', ')}: show it again below`)
      await reload('GET /order/{id}')
      onDone()
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  })
  return (
    <form onSubmit={(event) => void send(event)} className="mt-4 space-y-4" noValidate>
      <SelectField
        label="What is it about?"
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as InquiryKind)
          setTyped({})
          setFault(undefined)
        }}
        hint={
          until && (
            <>
              Until <Day day={until.slice(0, 10)} />
            </>
          )
        }
      >
        {order.mayAsk.map(({ kind: one }) => (
          <option key={one} value={one}>
            {wishes[one]}
          </option>
        ))}
      </SelectField>
      {lines.length > 0 && (
        <Pieces
          legend={
            kind === 'cancellation' ? 'Which pieces? All, when you name none' : 'Which pieces?'
          }
          lines={lines}
          typed={typed}
          onType={(position, text) => setTyped({ ...typed, [position]: text })}
          error={errorOf('lines')}
        />
      )}
      {kind === 'address' && (
        <>
          <AddressPart
            field={(name) => place.register(name)}
            errors={addressErrors(errors)}
            value={place.watch()}
            set={(name, text) => place.setValue(name, text)}
            purpose="shipping"
          />
          <TextField label="Phone Number" type="tel" autoComplete="tel" {...field('number')} />
        </>
      )}
      <TextArea
        label={kind === 'question' ? 'Your question' : 'What should we know?'}
        rows={4}
        maxLength={maxInquiryText}
        {...field('text')}
      />
      {kind !== 'address' && kind !== 'cancellation' && (
        <ChosenPictures chosen={pictures} onChoose={setPictures} />
      )}
      {fault && errors.length === 0 && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Send
        </Button>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </form>
  )
}

/** What was refused of an address, by its fields. */
const addressErrors = (errors: { path: string; message: string }[]) =>
  Object.fromEntries(
    errors.map(({ path, message }) => [path.replace(/^shipTo\./, ''), { message }]),
  )

/** The lines that may be meant, with how many pieces of each: of what is open to cancel it, of what left to return it. */
function linesFor(kind: InquiryKind, { lines }: OrderDetail) {
  if (kind === 'question' || kind === 'address') return []
  return lines
    .map((line) => ({
      line,
      there: kind === 'cancellation' ? openOf(line) : line.shipped - line.returned,
    }))
    .filter(({ there }) => there > 0)
}
