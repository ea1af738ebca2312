import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Incoterm } from '../../../contract/freight/kinds.ts'
import type { ShippingOffer } from '../../../contract/freight/offers.ts'
import type { OrderEstimate } from '../../../contract/orders/estimates.ts'
import { CallFault, call } from '../../app/api.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import type { DeliveryValues } from '../delivery/delivery-values.ts'

/** How an order is sent, as the buyer chose it. */
export type ShippingChoice = {
  shippingMethodId?: string | undefined
  carrierAccountId?: string | undefined
  incoterm?: Incoterm | undefined
}

/** What can be said of all of it, with the choice that it is for. */
export type Estimated = OrderEstimate & { payable: number; choice: ShippingChoice }
export type EstimatedLine = { partsId: string; quantity: number }

/** A fault of how an order is sent, which no field of the form has. */
const ofShipping = (detail: string) =>
  new CallFault({ status: 400, code: 'invalid_input', errors: [], requestId: null, detail })

/** Why an order is not sent yet where freight is chosen with it. */
export const notYetSaid = () =>
  ofShipping(
    'What sending it costs is not worked out yet. Look at how it is sent, and place the order again.',
  )

/** What was refused of how an order is sent: it has no field of the form. */
export function shippingFault(errors: { path: string; message: string }[]): Error | undefined {
  const found = errors.find(({ path }) =>
    /^(shippingMethodId|carrierAccountId|incoterm)$/.test(path),
  )
  return found && ofShipping(found.message)
}

/** So long nobody types before it is asked, in milliseconds. */
const pause = 400

/**
 * What lines would come to where the form around says that they go, sent as it is `chosen`, else by the first way that there is. `wants`
 * what is missing of that.
 */
export function useEstimate(
  lines: EstimatedLine[],
  chosen: ShippingChoice,
): {
  estimate: Estimated | undefined
  /** The ways that were answered last, and the one that counts. */
  methods: ShippingOffer[]
  choice: ShippingChoice
  /** What somebody chose cannot be had any more. */
  isGone: boolean
  fault: Error | undefined
  wants: 'lines' | 'address' | null
} {
  const { control } = useFormContext<DeliveryValues>()
  const to = useWatch({ control, name: 'to' })
  const { country, region, postalCode } = to
  const place =
    to.chosen === '' ? { shipTo: { country, region, postalCode } } : { addressId: to.chosen }
  const [methods, setMethods] = useState<ShippingOffer[]>([])
  const { shippingChosen } = useShopConfig()
  const choice = shippingChosen ? choiceAmong(methods, chosen) : {}
  const wanted = JSON.stringify({ lines, ...place, ...choice })
  const asked = useSettled(wanted)
  const { data, error, isPlaceholderData } = useQuery<OrderEstimate, Error>({
    queryKey: ['POST /order-estimates', asked],
    queryFn: ({ signal }) => call('POST /order-estimates', JSON.parse(asked), { signal }),
    enabled: lines.length > 0,
    // rates change, and the register of tax numbers answers later
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (data) setMethods(data.methods)
  }, [data])
  // of another answer another way may be the first
  const isOfChoice =
    !shippingChosen || data?.shippingMethodId === choice.shippingMethodId?.toLowerCase()
  const isNow = asked === wanted && !isPlaceholderData && isOfChoice
  return {
    estimate:
      isNow && data?.payable != null ? { ...data, payable: data.payable, choice } : undefined,
    methods,
    choice,
    isGone: methods.length > 0 && chosen.shippingMethodId !== undefined && !choice.shippingMethodId,
    fault: error ?? undefined,
    wants: lines.length === 0 ? 'lines' : isNow && data?.payable === null ? 'address' : null,
  }
}

/** What was chosen, while it can be had; where nobody chose, the first that can. What somebody chose is never exchanged for another. */
function choiceAmong(methods: ShippingOffer[], chosen: ShippingChoice): ShippingChoice {
  const offered = methods.filter(({ isOffered }) => isOffered)
  const { shippingMethodId: wanted } = chosen
  const method = wanted === undefined ? offered[0] : offered.find(({ _id }) => _id === wanted)
  if (!method) return {}
  const [first] = method.accounts
  const account = method.accounts.find(({ _id }) => _id === chosen.carrierAccountId) ?? first
  const term = method.incoterms.find((one) => one === chosen.incoterm)
  return {
    shippingMethodId: method._id,
    ...(account && { carrierAccountId: account._id }),
    ...(term && { incoterm: term }),
  }
}

/** A text once it has stayed as it is for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
