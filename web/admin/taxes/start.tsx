import type { ReactNode } from 'react'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { Button } from '../../ui/button.tsx'
import { OriginForm } from './origin-form.tsx'
import { placeWords } from './words.ts'

type Props = {
  setup: TaxSetupAnswer
  onRegister: () => void
  onOrigin: () => void
  again: () => Promise<unknown>
}

/** Where taxes are off: what they are, and the two steps by which they begin. */
export const Start = ({ setup: { origin }, onRegister, onOrigin, again }: Props) => (
  <div className="max-w-3xl space-y-5">
    <div className="space-y-2 text-soft">
      <p>
        The shop adds no tax: buyers pay the prices that they see, and invoices show none. Where you
        are registered for VAT, GST or sales tax, set it up here. Then the checkout shows each buyer
        what is added and why: the rate of where the goods go, nothing for exports and for companies
        in other members of the EU whose number was checked, reverse charge where the law has it.
      </p>
      <p>Have what you set up checked by your tax adviser.</p>
    </div>
    <ol className="space-y-4">
      <Step nth={1} title="Where do your goods leave from?" isDone={origin !== null}>
        {origin ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{[placeWords(origin), origin.postalCode].filter(Boolean).join(', ')}</span>
            <Button size="small" onClick={onOrigin}>
              Change
            </Button>
          </div>
        ) : (
          <div className="max-w-md">
            <OriginForm origin={null} onDone={again} />
          </div>
        )}
      </Step>
      <Step nth={2} title="Where are you registered for tax?" isDone={false}>
        <p className="mb-3 text-sm text-soft">
          Begin with the country of your business, or a state of the United States. Taxes are on
          from its first day.
        </p>
        <Button variant="primary" disabled={origin === null} onClick={onRegister}>
          Add the first registration
        </Button>
      </Step>
    </ol>
  </div>
)

type StepProps = { nth: number; title: string; isDone: boolean; children: ReactNode }

const Step = ({ nth, title, isDone, children }: StepProps) => (
  <li className="panel flex gap-4 p-4 sm:p-5">
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-good-tint text-good' : 'bg-sunken text-soft'}`}
    >
      {isDone ? '✓' : nth}
    </span>
    <div className="min-w-0 grow">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </div>
  </li>
)
