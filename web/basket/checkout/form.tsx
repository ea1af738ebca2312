import { useEffect, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { BasketLine } from '../../../contract/basket.ts'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { toMinor } from '../../../contract/pricing/money.ts'
import { drafts } from '../../app/draft.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { type OrderingFor, whyNoOrder } from '../../trade/companies/ordering.ts'
import { OrderingNote } from '../../trade/companies/ordering-note.tsx'
import { PayChoice } from '../../trade/credit/pay-choice.tsx'
import { isOfAccount, useWayToPay, whyNoCard } from '../../trade/credit/way-to-pay.ts'
import { BookFields } from '../../trade/delivery/book-fields.tsx'
import { DeliveryFields, OthersField } from '../../trade/delivery/fields.tsx'
import type { DeliveryStart } from '../../trade/delivery/use-delivery-start.ts'
import type { Estimated } from '../../trade/estimate/estimate.ts'
import { TaxesThere } from '../../trade/estimate/taxes-there.tsx'
import { OrderFault } from '../../trade/faults/order-fault.tsx'
import { VerifyBanner } from '../../trade/faults/verify-banner.tsx'
import { useBelowLeast } from '../../trade/pricing/below-least.ts'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { lineState, sumOf } from '../line-state.ts'
import type { Gone } from './basket-gone.tsx'
import { ChangedLines } from './changed-lines.tsx'
import type { Placed } from './ordered-in-part.tsx'
import { PricesNote, ShortNote } from './short-note.tsx'
import { CheckoutSummary } from './summary.tsx'
import {
  type CheckoutFields,
  draftName,
  type Shortage,
  usePlaceBasket,
} from './use-place-basket.ts'

type Props = {
  lines: BasketLine[]
  /** What stands in the form at first, and the addresses to choose from. */
  start: CheckoutFields
  delivery: DeliveryStart
  ordering: OrderingFor
  onPlacedInPart: (placed: Placed) => void
  /** The basket is not what it was. */
  onGone: (gone: Gone) => void
}

const fields = () => import('./fields.ts').then(({ checkoutFields }) => checkoutFields)

/** Orders the basket: all of it, or what is there when the buyer says so. What is typed is stored for this tab. */
export function CheckoutForm({ lines, start, delivery, ordering, ...done }: Props) {
  const form = useCheckedForm(fields, start)
  const { handleSubmit, watch, setError, formState } = form
  const pay = useWayToPay(ordering.company)
  const { place, fault, refused } = usePlaceBasket(lines, ordering.company, setError, done)
  const { currency } = useShopConfig()
  const { totalMinor, wrong } = sumOf(lines)
  const below = useBelowLeast(totalMinor)
  const [estimate, setEstimate] = useState<Estimated>()
  const payableMinor = estimate ? toMinor(estimate.payable, currency) : totalMinor
  const isTooMuch = pay.way === 'card' && whyNoCard(payableMinor, currency, pay.ways) !== null
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.store(draftName, values))
    return unsubscribe
  }, [watch])
  const problems = knownProblems(lines)
  const short = problems.size > 0 ? problems : refused.others
  const { isSubmitting } = formState
  const tried = useRef<Shortage>('refuse')
  const send = (shortage: Shortage, samePurchaseOrder: 'allow' | 'refuse' = 'refuse') => {
    tried.current = shortage
    const how = { shortage, samePurchaseOrder, method: pay.way, shownMinor: payableMinor, estimate }
    void handleSubmit((values) => place(values, how))()
  }
  return (
    <FormProvider {...form}>
      <TaxesThere>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            send('refuse')
          }}
          noValidate
          className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
        >
          <div className="min-w-0 space-y-6">
            {!isSubmitting && <ChangedLines lines={lines} />}
            {refused.prices.size > 0 && <PricesNote lines={lines} refused={refused.prices} />}
            {short.size > 0 && (
              <ShortNote
                lines={lines}
                fault={fault}
                refused={short}
                busy={isSubmitting}
                onReduce={() => send('reduce')}
              />
            )}
            <Fields form={form} delivery={delivery} company={ordering.company} />
          </div>
          <div className="space-y-4 lg:sticky lg:top-20">
            <CheckoutSummary lines={lines} pay={pay} onEstimate={setEstimate} />
            <PayChoice
              pay={pay}
              currency={currency}
              fault={fault}
              totalMinor={wrong > 0 ? undefined : payableMinor}
              className="panel p-5"
            />
            {below && (
              <p role="status" className="text-sm text-warn">
                Orders begin at {below.least}: add parts for {below.missing} more in the{' '}
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
              disabled={
                problems.size > 0 ||
                below !== null ||
                whyNoOrder(ordering) !== null ||
                (pay.offered !== null && isTooMuch)
              }
              busy={isSubmitting}
            >
              Place order
            </Button>
            <OrderingNote ordering={ordering} />
            <OrderFault
              fault={pay.offered && isOfAccount(fault) ? undefined : fault}
              onOrderBoth={() => send(tried.current, 'allow')}
            />
          </div>
        </form>
      </TaxesThere>
    </FormProvider>
  )
}

const knownProblems = (lines: BasketLine[]) =>
  new Map(
    lines.flatMap((line) => {
      const { problem } = lineState(line)
      return problem ? [[line.partsId, problem.words] as const] : []
    }),
  )

type FieldsProps = {
  form: UseFormReturn<CheckoutFields>
  delivery: DeliveryStart
  company: ActingFor | null
}

function Fields({ form, delivery, company }: FieldsProps) {
  const { register, control, formState } = form
  const others = useWatch({ control, name: 'others' })
  const { errors } = formState
  return (
    <>
      <fieldset className="panel space-y-5 p-5 sm:p-6">
        <legend className="float-start mb-5 w-full text-lg font-semibold">Delivery</legend>
        <DeliveryFields saved={delivery.saved} lastText={delivery.lastText} company={company} />
      </fieldset>
      <fieldset className="panel space-y-5 p-5 sm:p-6">
        <legend className="float-start mb-5 w-full text-lg font-semibold">For your books</legend>
        <BookFields company={company} />
        <OthersField
          register={register}
          errors={errors}
          text={others}
          hint="A note for us, such as a delivery bay."
        />
      </fieldset>
    </>
  )
}
