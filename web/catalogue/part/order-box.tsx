import { PackageCheck, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Part } from '../../../contract/parts/parts.ts'
import { leastOf, mostOf, pricedPart } from '../../../contract/pricing/price.ts'
import { useHold } from '../../app/hold.ts'
import type { NamedReplacement } from '../../trade/builds/replacement-note.tsx'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { TaxesNote } from '../../trade/pricing/taxes-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { CompareBox } from '../compare/box.tsx'
import type { DescribedAttribute } from '../describe-attributes.ts'
import { warrantyOf } from '../warranty.ts'
import { OrderForm } from './order-form.tsx'

/** Few parts have one. */
const ReplacementNote = lazyPart<{ replacement: NamedReplacement }>(async () => ({
  default: (await import('../../trade/builds/replacement-note.tsx')).ReplacementNote,
}))

type Props = {
  part: Part
  attributes: DescribedAttribute[]
  replacement: NamedReplacement | null
}

/** Price, stock and the way to order: with the total of the quantity that is typed. */
export function OrderBox({ part, attributes, replacement }: Props) {
  const hold = useHold()
  const priced = pricedPart(part)
  return (
    <div className="panel p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold tracking-tight">
          <Price of={part} amount={part.price} />
        </span>
        <span className="text-soft">per piece</span>
        <span className="ms-auto text-sm">
          <StockWord part={part} />
        </span>
      </p>
      <TaxesNote className="text-sm text-soft" />
      <LifeBadge part={part} />
      {part.noOrders || mostOf(priced, part.quantity) < leastOf(priced) ? (
        <SoldOut part={part} />
      ) : (
        <OrderForm part={part} />
      )}
      {replacement && (
        <div className="mt-4">
          <ReplacementNote replacement={replacement} />
        </div>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 border-y py-3 text-sm">
        <Fact name="Available">{figure(part.quantity)}</Fact>
        <Fact name="Minimum quantity">{figure(leastOf(priced))}</Fact>
        {part.orderMultiple > 1 && <Fact name="In steps of">{figure(part.orderMultiple)}</Fact>}
        {part.maxQuantity !== null && (
          <Fact name="Most of one order">{figure(mostOf(priced, part.maxQuantity))}</Fact>
        )}
        {part.pack && (
          <Fact name="Packed">
            {part.pack.name} of {figure(part.pack.size)}
          </Fact>
        )}
        {attributes.filter(isNotBadge).map(
          ({ name, heading, text }) =>
            text !== null && (
              <Fact key={name} name={heading}>
                {text}
              </Fact>
            ),
        )}
      </dl>
      <ul className="mt-4 space-y-2 text-sm text-soft">
        <Assurance icon={Truck}>Shipped by weight and destination.</Assurance>
        <Assurance icon={ShieldCheck}>
          Genuine, with {warrantyOf(part.warrantyMonths)} of warranty.
        </Assurance>
        <Assurance icon={PackageCheck}>Held for you for {hold} while it is not paid.</Assurance>
      </ul>
      <div className="mt-3 border-t pt-2" data-screen-only>
        <CompareBox part={part} />
      </div>
    </div>
  )
}

/** The badge below the price says these. */
const isNotBadge = ({ name }: DescribedAttribute) => name !== 'lifecycle' && name !== 'lastBuyOn'

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
        {part.noOrders !== null ? (
          `${part.noOrders}.`
        ) : (
          <>
            {part.quantity === 0
              ? 'None is left.'
              : `Only ${figure(part.quantity)} are left, fewer than`}
            {part.quantity > 0 && ` the minimum order of ${figure(leastOf(pricedPart(part)))}.`} It
            cannot be ordered at the moment.
          </>
        )}
      </p>
      <ButtonLink to="#related" className="mt-3 w-full">
        See similar parts
      </ButtonLink>
    </div>
  )
}
