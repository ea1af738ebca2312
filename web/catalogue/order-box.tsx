import { PackageCheck, ShieldCheck, Truck } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Part } from '../../contract/parts.ts'
import { useShopConfig } from '../shop-config.ts'
import { figure, Money, money } from '../ui/amounts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { CompareBox } from './compare-box.tsx'
import { StockWord } from './stock-word.tsx'

type Props = { part: Part; payable: number }

/** Price, stock and the way to order: with the total of the quantity that is typed. */
export function OrderBox({ part, payable }: Props) {
  const { holdMinutes } = useShopConfig()
  return (
    <div className="panel mt-4 p-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight">
          <Money amount={part.price} currency={part.currency} />
        </span>
        <span className="text-soft">per piece</span>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 border-y py-3 text-sm">
        <Fact name="Availability">
          <StockWord part={part} />
        </Fact>
        <Fact name="Available">{figure(part.quantity)}</Fact>
        <Fact name="Minimum quantity">{figure(part.minQuantity)}</Fact>
        {part.orderMultiple > 1 && <Fact name="In steps of">{figure(part.orderMultiple)}</Fact>}
        <Fact name="Warranty">{warrantyOf(part.warrantyMonths)}</Fact>
      </dl>
      {part.quantity < part.minQuantity ? (
        <SoldOut part={part} />
      ) : (
        <Order {...{ part, payable }} />
      )}
      <ul className="mt-4 space-y-2 text-sm text-soft">
        <Assurance icon={Truck}>Shipping is invoiced on shipment.</Assurance>
        <Assurance icon={ShieldCheck}>
          Genuine, with {warrantyOf(part.warrantyMonths)} of warranty.
        </Assurance>
        <Assurance icon={PackageCheck}>
          Held for you for {holdOf(holdMinutes)} while it is not paid.
        </Assurance>
      </ul>
      <div className="mt-3 border-t pt-2" data-screen-only>
        <CompareBox part={part} />
      </div>
    </div>
  )
}

/** 4320 → "3 days". */
const holdOf = (minutes: number) => {
  const [size, word] =
    minutes % 1_440 === 0 ? [1_440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute']
  const count = minutes / Number(size)
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** 36 → "3 years", 18 → "18 months". */
const warrantyOf = (months: number) =>
  months % 12 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  )
}

function Assurance({ icon: Icon, children }: { icon: typeof Truck; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  )
}

function SoldOut({ part }: { part: Part }) {
  return (
    <div className="mt-4 text-sm">
      <p>
        {part.quantity === 0
          ? 'None is left.'
          : `Only ${figure(part.quantity)} are left, fewer than`}
        {part.quantity > 0 && ` the minimum order of ${figure(part.minQuantity)}.`} It cannot be
        ordered at the moment.
      </p>
      <ButtonLink to="#related" className="mt-3 w-full">
        See alternatives
      </ButtonLink>
    </div>
  )
}

function Order({ part, payable }: Props) {
  const { minQuantity, quantity: available, orderMultiple, price, currency } = part
  const [typed, setTyped] = useState(String(minQuantity))
  const id = useId()
  const navigate = useNavigate()
  const quantity = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const fault = faultOf(quantity, part, payable)
  const to = `/purchase/${part._id}?quantity=${quantity}`
  return (
    <div className="mt-4">
      <div className="flex items-end gap-4">
        <div className="w-32 shrink-0">
          <label htmlFor={id} className="text-sm font-medium">
            Quantity
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={minQuantity}
            max={available}
            step={orderMultiple}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !fault && void navigate(to)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault`}
            className="input figures mt-1"
          />
        </div>
        <div className="min-w-0 grow text-end">
          <p className="text-sm text-soft">Total</p>
          <output htmlFor={id} className="figures block text-lg leading-11 font-semibold">
            {fault ? '–' : money(quantity * price, currency)}
          </output>
        </div>
      </div>
      <div className="mt-1">
        <FieldError id={`${id}-fault`}>{fault}</FieldError>
      </div>
      {fault ? (
        <Button look="primary" size="large" disabled className="mt-3 w-full">
          Purchase Now
        </Button>
      ) : (
        <ButtonLink to={to} look="primary" size="large" className="mt-3 w-full">
          Purchase Now
        </ButtonLink>
      )}
    </div>
  )
}

/** Why this quantity cannot be ordered: the specification's words for its range. */
function faultOf(quantity: number, part: Part, payable: number): string | undefined {
  const { minQuantity, quantity: available, orderMultiple } = part
  if (!(quantity >= minQuantity && quantity <= available))
    return `Quantity must be between ${minQuantity}-${available}`
  if (quantity % orderMultiple !== 0) return `Quantity must be a multiple of ${orderMultiple}`
  if (quantity > payable)
    return `One card payment pays at most ${figure(payable - (payable % orderMultiple))} pieces`
  return undefined
}
