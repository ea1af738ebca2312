import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, type UseFormWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { drafts } from '../../app/draft.ts'
import { useHold } from '../../app/hold.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { useOrderingFor, whyNoOrder } from '../../trade/companies/ordering.ts'
import { OrderingNote } from '../../trade/companies/ordering-note.tsx'
import { PayChoice } from '../../trade/credit/pay-choice.tsx'
import {
  confirmedWords,
  dueWords,
  isOfAccount,
  useWayToPay,
  type WayToPay,
} from '../../trade/credit/way-to-pay.ts'
import { BookFields } from '../../trade/delivery/book-fields.tsx'
import { DeliveryFields, OthersField } from '../../trade/delivery/fields.tsx'
import type { DeliveryStart } from '../../trade/delivery/use-delivery-start.ts'
import type { Estimated } from '../../trade/estimate/estimate.ts'
import EstimatedTotal from '../../trade/estimate/estimated-total.tsx'
import { TaxesThere } from '../../trade/estimate/taxes-there.tsx'
import { useIsEstimated, useShippingAhead } from '../../trade/estimate/use-is-estimated.ts'
import { OrderFault } from '../../trade/faults/order-fault.tsx'
import { VerifyBanner } from '../../trade/faults/verify-banner.tsx'
import { useBelowLeast } from '../../trade/pricing/below-least.ts'
import { nearestQuantity } from '../../trade/pricing/nearest-quantity.ts'
import { Price } from '../../trade/pricing/price.tsx'
import { PriceBreaks } from '../../trade/pricing/price-breaks.tsx'
import { QuantityAdvice } from '../../trade/pricing/quantity-advice.tsx'
import { quantityFault } from '../../trade/pricing/quantity-fault.ts'
import { ShownSum } from '../../trade/pricing/shown-sum.tsx'
import { WhyThisPrice } from '../../trade/pricing/why-this-price.tsx'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { useOnEach } from '../../ui/on-each.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import type { Placed } from './order-placed.tsx'
import { QuantityField } from './quantity-field.tsx'
import { QuantityHint } from './quantity-hint.tsx'
import { draftOf, type OrderFields, usePlaceOrder } from './use-place-order.ts'

type Props = {
  part: Part
  /** What stands in the form at first, and the addresses to choose from. */
  start: OrderFields
  delivery: DeliveryStart
  onPlaced: (placed: Placed) => void
}

const fields = () => import('./fields.ts').then(({ orderFields }) => orderFields)
const taxedFields = () => import('./fields.ts').then(({ taxedOrderFields }) => taxedOrderFields)

/** Orders a part. What is typed is stored for this tab until it is sent. */
export function PurchaseForm({ part, start, delivery, onPlaced }: Props) {
  const isEstimated = useIsEstimated()
  const form = useCheckedForm(isEstimated ? taxedFields : fields, start)
  const { register, handleSubmit, watch, setValue, setError, formState } = form
  const ordering = useOrderingFor()
  const { company } = ordering
  const pay = useWayToPay(company)
  const { most } = pay
  const [estimate, setEstimate] = useState<Estimated>()
  const how = { way: pay.way, estimate }
  const { place, fault } = usePlaceOrder(part, company, how, setError, onPlaced)
  useDraft(part._id, start, watch)
  const quantity = watch('quantity')
  const problem = quantityFault(part, quantity, most)
  const legal = problem ? (nearestQuantity(part, quantity, most) ?? undefined) : quantity
  const below = useBelowLeast(priceOf(pricedPart(part), legal ?? part.minQuantity).totalMinor)
  const take = (next: number) => setValue('quantity', next, { shouldDirty: true })
  const { errors, isSubmitting } = formState
  return (
    <FormProvider {...form}>
      <TaxesThere>
        <form
          onSubmit={(event) => void handleSubmit((values) => place(values))(event)}
          noValidate
          aria-labelledby="order-title"
          className="panel space-y-5 p-5 sm:p-6"
        >
          <h2 id="order-title" className="text-lg font-semibold">
            Order
          </h2>
          <QuantityField
            part={part}
            quantity={quantity}
            most={most}
            error={problem ?? errors.quantity?.message}
            hint={<QuantityHint part={part} pay={pay} />}
            field={register('quantity', { valueAsNumber: true })}
            onStep={take}
          />
          <PriceBreaks part={part} quantity={legal} />
          <QuantityAdvice part={part} quantity={quantity} onTake={take} most={most} />
          <DeliveryFields
            asText={!isEstimated}
            saved={delivery.saved}
            lastText=""
            company={company}
          />
          <OthersField
            register={register}
            errors={errors}
            text={watch('others')}
            hint="A note for us, such as a delivery bay."
          />
          <BookFields company={company} />
          <PayChoice
            pay={pay}
            fault={fault}
            currency={part.currency}
            totalMinor={
              estimate
                ? toMinor(estimate.payable, part.currency)
                : Number.isFinite(quantity)
                  ? priceOf(pricedPart(part), quantity).totalMinor
                  : undefined
            }
            className="border-t pt-5"
          />
          <Total part={part} quantity={legal} pay={pay}>
            {isEstimated && (
              <EstimatedTotal
                lines={legal === undefined ? [] : [{ partsId: part._id, quantity: legal }]}
                onEstimate={setEstimate}
              />
            )}
          </Total>
          {below && (
            <p role="status" className="text-sm text-warn">
              Orders begin at {below.least}: this one lacks {below.missing}. Order more pieces, or
              order it with other parts from the{' '}
              <Link to="/basket" className="link">
                basket
              </Link>
              .
            </p>
          )}
          <VerifyBanner waits="Your order waits for that: what you fill in here is kept." />
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="w-full"
            disabled={problem !== undefined || below !== null || whyNoOrder(ordering) !== null}
            busy={isSubmitting}
          >
            Submit
          </Button>
          <OrderingNote ordering={ordering} />
          <OrderFault
            fault={pay.offered && isOfAccount(fault) ? undefined : fault}
            onOrderBoth={() => void handleSubmit((values) => place(values, 'allow'))()}
          />
        </form>
      </TaxesThere>
    </FormProvider>
  )
}

/** Stores what is typed. The address has said its wish by then, and is not to say it again when the page is reloaded. */
function useDraft(partId: string, start: OrderFields, watch: UseFormWatch<OrderFields>) {
  const [query, setQuery] = useSearchParams()
  const wishes = query.has('quantity')
  // once of each part, when the form has taken the wish over
  useOnEach(partId, () => {
    if (!wishes) return
    drafts.store(draftOf(partId), start)
    setQuery({}, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.store(draftOf(partId), values))
    return unsubscribe
  }, [watch, partId])
}

type TotalProps = {
  part: Part
  quantity: number | undefined
  pay: WayToPay
  /** Its taxes and freight, where it bears any. */
  children: ReactNode
}

function Total({ part, quantity, pay, children }: TotalProps) {
  const hold = useHold()
  const { transferDays } = useShopConfig()
  const shippingAhead = useShippingAhead()
  const { unitMinor, totalMinor } = priceOf(pricedPart(part), quantity ?? part.minQuantity)
  const major = (minor: number) => toMajor(minor, part.currency)
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-soft">
          {quantity === undefined ? '–' : figure(quantity)} ×{' '}
          <Price of={part} amount={quantity === undefined ? part.price : major(unitMinor)} />
        </span>
        <output aria-label="Total" className="text-lg font-semibold">
          {quantity === undefined ? (
            '–'
          ) : (
            <ShownSum lines={[{ ...part, netMinor: totalMinor }]} currency={part.currency} />
          )}
        </output>
      </p>
      {quantity !== undefined && <WhyThisPrice part={part} quantity={quantity} />}
      {children}
      <p className="mt-1 text-sm text-soft">
        {shippingAhead}{' '}
        {pay.offered?.credit && pay.way === 'account'
          ? `${pay.offered.credit.deposit > 0 ? 'Your order is confirmed by its deposit, which you pay after this step.' : confirmedWords(pay.offered.credit)} What has left is invoiced, ${dueWords(pay.offered.credit.days)}.`
          : pay.way === 'transfer'
            ? `You transfer it after this step: the stock is held for you for ${counted(transferDays ?? 0, 'day')}.`
            : `You pay after this step: the stock is held for you for ${hold}.`}
      </p>
    </div>
  )
}
