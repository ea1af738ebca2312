import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OrderEstimate } from '../../../contract/orders/estimates.ts'
import { call } from '../../app/api.ts'
import type { DeliveryValues } from '../delivery/delivery-values.ts'

/** What can be said of all of it. */
export type Estimated = OrderEstimate & { payable: number }
export type EstimatedLine = { partsId: string; quantity: number }

/** So long nobody types before it is asked, in milliseconds. */
const pause = 400

/** What lines would come to where the form around says that they go; `wants` what is missing of that. */
export function useEstimate(lines: EstimatedLine[]): {
  estimate: Estimated | undefined
  fault: Error | undefined
  wants: 'lines' | 'address' | null
} {
  const { control } = useFormContext<DeliveryValues>()
  const to = useWatch({ control, name: 'to' })
  const { country, region, postalCode } = to
  const place =
    to.chosen === '' ? { shipTo: { country, region, postalCode } } : { addressId: to.chosen }
  const asked = useSettled(JSON.stringify({ lines, ...place }))
  const { data, error, isPlaceholderData } = useQuery<OrderEstimate, Error>({
    queryKey: ['POST /order-estimates', asked],
    queryFn: ({ signal }) => call('POST /order-estimates', JSON.parse(asked), { signal }),
    enabled: lines.length > 0,
    // rates change, and the register of tax numbers answers later
    gcTime: 0,
    retry: false,
  })
  const isNow = asked === JSON.stringify({ lines, ...place }) && !isPlaceholderData
  return {
    estimate: isNow && data?.payable != null ? { ...data, payable: data.payable } : undefined,
    fault: error ?? undefined,
    wants: lines.length === 0 ? 'lines' : data?.payable === null ? 'address' : null,
  }
}

/** A text once it has stayed as it is for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
