import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PriceTaxes } from '../../../contract/tax/price-taxes.ts'
import { TaxesOfPlace, useShownTaxes } from '../../app/price-taxes.ts'
import { useAnswer } from '../../app/queries.tsx'
import type { DeliveryValues } from '../delivery/delivery-values.ts'
import { useSettled } from './estimate.ts'

/** Prices in it are shown with the taxes of where the form around says that it goes, in a shop that shows them with tax. */
export function TaxesThere({ children }: { children: ReactNode }) {
  const before = useShownTaxes()
  const { control } = useFormContext<DeliveryValues>()
  const { chosen, country, region, postalCode } = useWatch({ control, name: 'to' })
  const place = chosen === '' ? { country, region, postalCode } : { addressId: chosen }
  const asked = useSettled(JSON.stringify(place))
  const isNowhere = chosen === '' && country === ''
  const { data } = useAnswer('GET /price-taxes', JSON.parse(asked), {
    enabled: before !== undefined && !isNowhere,
  })
  const there = isNowhere ? before && ofNowhere : (data?.taxes ?? before)
  return <TaxesOfPlace value={there}>{children}</TaxesOfPlace>
}

const unknown = 'Taxes follow when it is written where this goes'
const ofNowhere: PriceTaxes = {
  percents: { standard: unknown, reduced: unknown, zero: unknown },
  says: `${unknown}.`,
}
