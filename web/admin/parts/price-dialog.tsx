import { useState } from 'react'
import { Link } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import {
  type PriceStep,
  priceSteps,
  readPercent,
  reprice,
} from '../../../contract/pricing/reprice.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { counted, figure, Money, money } from '../../ui/words/amounts.tsx'
import { BulkForm, type BulkProps } from './bulk-form.tsx'

/** So many parts are shown as they will be. */
const shown = 6

/** Prices of several parts by a percentage, with what becomes of the first of them. */
export function PriceDialog({ parts, ...form }: BulkProps & { parts: Part[] }) {
  const [text, setText] = useState('')
  const [step, setStep] = useState<PriceStep>(1)
  const idempotency = useIdempotencyKey()
  const by = readPercent(text)
  const send = async () => {
    if (by === null) return
    const given = {
      parts: parts.map((part) => ({
        id: part._id,
        version: part.version,
        ...reprice(part, by, step),
      })),
    }
    await call('POST /price-batches', given, { key: idempotency.keyFor(given) })
    idempotency.fulfilled()
    setText('')
  }
  const currency = parts[0]?.currency ?? 'usd'
  return (
    <BulkForm
      {...form}
      title={`Price ${counted(parts.length, 'part')}`}
      action={`Change ${counted(parts.length, 'price')}`}
      isReady={by !== null}
      onSend={send}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Change in percent"
          placeholder={`${figure(2.5)} or ${figure(-10)}`}
          inputMode="text"
          value={text}
          error={
            text !== '' && by === null ? 'More than -100, with two decimals at most' : undefined
          }
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Rounded to"
          value={step}
          onChange={(event) => setStep(Number(event.target.value) as PriceStep)}
        >
          {priceSteps.map((one) => (
            <option key={one} value={one}>
              {money(toMajor(one, currency), currency)}
            </option>
          ))}
        </SelectField>
      </div>
      {by !== null && <Preview parts={parts} by={by} step={step} />}
      <p className="text-sm text-soft">
        Price breaks change with the price. Each part by itself, after some seconds of undo; one
        that somebody changes meanwhile stays as it is. A price for each part is brought by{' '}
        <Link to="/dashboard/import" className="link">
          an import of pasted rows
        </Link>
        .
      </p>
    </BulkForm>
  )
}

type PreviewProps = { parts: Part[]; by: number; step: PriceStep }

const Preview = ({ parts, by, step }: PreviewProps) => (
  <div className="text-sm" aria-live="polite">
    <ul className="divide-y">
      {parts.slice(0, shown).map((part) => (
        <li key={part._id} className="flex justify-between gap-4 py-1">
          <span className="min-w-0 truncate">{part.name}</span>
          <span className="figures shrink-0">
            <Money amount={part.price} currency={part.currency} />
            {' → '}
            <strong>
              <Money amount={reprice(part, by, step).price} currency={part.currency} />
            </strong>
          </span>
        </li>
      ))}
    </ul>
    {parts.length > shown && (
      <p className="pt-1 text-soft">and {figure(parts.length - shown)} more</p>
    )}
  </div>
)
