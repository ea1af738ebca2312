import { useId } from 'react'
import { type Incoterm, incotermWords } from '../../../contract/freight/kinds.ts'
import type { ShippingOffer } from '../../../contract/freight/offers.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { useTaxWords } from '../pricing/tax-words.ts'
import type { ShippingChoice } from './estimate.ts'

type Props = {
  methods: ShippingOffer[]
  choice: ShippingChoice
  onChoose: (choice: ShippingChoice) => void
}

/** The ways in which an order can be sent, each with its price; and those in which it cannot, with why. */
export function ShippingField({ methods, choice, onChoose }: Props) {
  const name = useId()
  const offered = methods.filter(({ isOffered }) => isOffered)
  const others = methods.filter(({ isOffered }) => !isOffered)
  return (
    <fieldset className="min-w-0 border-t pt-3">
      <legend className="float-start mb-2 w-full text-sm font-medium">How is it sent?</legend>
      <div className="clear-both space-y-2">
        {offered.map((method) => (
          <RadioCard
            key={method._id}
            name={name}
            isChosen={choice.shippingMethodId === method._id}
            onChoose={() => onChoose({ shippingMethodId: method._id })}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">
                {method.name}
                {method.incoterms.length > 0 && (
                  <span className="text-soft"> · {method.incoterms.join(' / ')}</span>
                )}
              </span>
              <Price method={method} />
            </span>
            <span className="block text-xs text-soft">
              {[method.note, method.why].filter(Boolean).join(' · ')}
            </span>
          </RadioCard>
        ))}
        <Accounts offered={offered} choice={choice} onChoose={onChoose} />
        <Terms offered={offered} choice={choice} onChoose={onChoose} />
        {others.length > 0 && (
          <ul className="space-y-1 text-xs text-soft">
            {others.map(({ _id, name: called, why }) => (
              <li key={_id}>
                {called}: {why}.
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}

function Price({ method: { kind, price } }: { method: ShippingOffer }) {
  const { currency } = useShopConfig()
  const beside = useTaxWords().without
  if (kind === 'buyer_account') return <span className="text-soft">Your account</span>
  if (price === null) return <span className="text-soft">Said later</span>
  if (price === 0) return <span>Free</span>
  return (
    <span>
      <Money amount={price} currency={currency} />
      <span className="text-xs text-soft">{beside}</span>
    </span>
  )
}

/** Which account the carrier asks, where the company has several with it. */
function Accounts({
  offered,
  choice,
  onChoose,
}: Omit<Props, 'methods'> & { offered: ShippingOffer[] }) {
  const method = offered.find(({ _id }) => _id === choice.shippingMethodId)
  if (!method || method.accounts.length < 2) return null
  return (
    <SelectField
      label={`Your account with ${method.carrier}`}
      value={choice.carrierAccountId ?? ''}
      onChange={({ target }) => onChoose({ ...choice, carrierAccountId: target.value })}
    >
      {method.accounts.map(({ _id, number }) => (
        <option key={_id} value={_id}>
          {number}
        </option>
      ))}
    </SelectField>
  )
}

/** On which terms it goes, where the method has several: the first until somebody chooses. */
function Terms({
  offered,
  choice,
  onChoose,
}: Omit<Props, 'methods'> & { offered: ShippingOffer[] }) {
  const method = offered.find(({ _id }) => _id === choice.shippingMethodId)
  if (!method || method.incoterms.length < 2) return null
  return (
    <SelectField
      label="Terms (Incoterms 2020)"
      value={choice.incoterm ?? method.incoterms[0]}
      onChange={({ target }) => onChoose({ ...choice, incoterm: target.value as Incoterm })}
    >
      {method.incoterms.map((one) => (
        <option key={one} value={one}>
          {one}, {incotermWords[one]}
        </option>
      ))}
    </SelectField>
  )
}
