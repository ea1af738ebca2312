import type { SavedAddress } from '../../../contract/addresses/saved.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { mayManage } from '../companies/may-manage.ts'
import { addressOf, type DeliveryValues, draftedDelivery, emptyAddress } from './delivery-values.ts'

export type DeliveryStart = {
  values: DeliveryValues
  /** The buyer's addresses. */
  saved: SavedAddress[]
  /** Where their last order went, when that was given as a text alone and no address is saved. */
  lastText: string
}

/**
 * What the fields of a delivery begin with: what was being typed, else the address that is saved as the default, else where
 * the last order went, `asText` as one text in the first line. Undefined until that is known; what cannot be had is left empty.
 */
export function useDeliveryStart(
  drafted: Partial<DeliveryValues>,
  asText = false,
): DeliveryStart | undefined {
  const person = usePerson()
  const { email } = person
  const profile = useAnswer('GET /user/{email}', { email })
  const orders = useAnswer('GET /orders', { email, limit: 1 })
  const addresses = useAnswer('GET /addresses', {})
  if (profile.isPending || orders.isPending || addresses.isPending) return undefined
  const saved = addresses.data?.addresses ?? []
  const last = orders.data?.items[0]
  const first = saved.find((one) => one.shipsByDefault) ?? saved.find(({ use }) => use !== 'bill')
  const bills = saved.find((one) => one.billsByDefault && !one.shipsByDefault)
  const country = last?.shipTo?.country ?? saved[0]?.country ?? countryHere()
  const fields = last?.shipTo ? addressOf(last.shipTo) : emptyAddress(country)
  const written = asText ? { ...emptyAddress(country), line1: last?.address ?? '' } : fields
  return {
    saved,
    lastText: saved.length === 0 && !asText && last && !last.shipTo ? last.address : '',
    values: {
      to: { ...(first ? emptyAddress(country) : written), chosen: first?._id ?? '' },
      bill: { ...emptyAddress(country), chosen: bills?._id ?? 'same' },
      number: first?.phone || (last?.number ?? profile.data?.number ?? ''),
      saves: saved.length === 0 && !asText,
      ...draftedDelivery(drafted, saved),
      ...(!mayManage(person) && { saves: false }),
    },
  }
}

/** The country of whoever sits at this browser, as far as its language says. */
export function countryHere() {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? 'US'
  } catch {
    return 'US'
  }
}
