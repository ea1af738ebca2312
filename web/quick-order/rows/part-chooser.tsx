import { useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Candidate } from '../../../bom/find-parts.ts'
import { type Change, choosePart } from '../../../bom/fix-bom.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { call } from '../../app/api.ts'
import { Price } from '../../trade/pricing/price.tsx'
import { CheckboxField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { NumberBox } from './number-box.tsx'

type Props = {
  bom: Bom
  row: ResolvedRow
  buyer: string
  onChange: (change: Change) => void
  learn: (part: PartFacts) => void
  onClose: () => void
}

/** Which part a row means: one of those like it, or any other. What the buyer calls it can be saved for the next time. */
export function PartChooser({ bom, row, buyer, onChange, learn, onClose }: Props) {
  const { read, at, candidates } = row
  const [search, setSearch] = useState('')
  const [isSaved, setSaved] = useState(true)
  const number = read.kind === 'wanted' ? (read.own || read.number).slice(0, 100) : ''
  const offersSaving = buyer !== '' && number !== '' && read.kind === 'wanted' && !read.spoilt
  const choose = (part: PartFacts) => {
    learn(part)
    onChange(choosePart(bom, row, part))
    if (offersSaving && isSaved) void saveNumber(part, number)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={`Which part is row ${at + 1}?`}>
      {read.kind === 'wanted' && (
        <p className="mb-4 text-sm text-soft wrap-anywhere">
          <span className="font-mono text-ink">{read.number}</span>{' '}
          {[read.manufacturer, read.description].filter((one) => one !== read.number).join(' ')}
        </p>
      )}
      {candidates.length > 0 && (
        <ul className="mb-4 space-y-2" aria-label="Parts like it">
          {candidates.map((one) => (
            <li key={one.part._id}>
              <Choice one={one} onChoose={() => choose(one.part)} />
            </li>
          ))}
        </ul>
      )}
      <NumberBox
        isInline
        label={candidates.length > 0 ? 'Another part' : 'Find a part'}
        isBuyer={buyer !== ''}
        value={search}
        onType={setSearch}
        onPick={choose}
      />
      {offersSaving && (
        <CheckboxField
          className="mt-4"
          label={
            <>
              Remember <span className="font-mono wrap-anywhere">{number}</span> as your own number
              for it
            </>
          }
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
      )}
    </Dialog>
  )
}

function Choice({ one: { part, reason }, onChoose }: { one: Candidate; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-baseline justify-between gap-4 rounded-md border px-3 py-2 text-start text-sm hover:border-edge hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-medium">{part.name}</span>
        <span className="block font-mono text-xs text-soft wrap-anywhere">{part.mpn}</span>
        <span className="block text-xs text-soft">{reason}</span>
      </span>
      <span className="shrink-0 text-end">
        <Price of={part} amount={part.price} />
        <span className="figures block text-xs text-soft">{figure(part.quantity)} in stock</span>
      </span>
    </button>
  )
}

async function saveNumber(part: PartFacts, number: string) {
  try {
    await call('POST /own-part-numbers', { lines: [{ partsId: part._id, number }] })
    toast.success(`${number} is your number for ${part.mpn} now`)
  } catch (error) {
    toast.failure(`Your number was not kept: ${(error as Error).message}`)
  }
}
