/** A carrier's public page for a tracking number, without the number itself. */
const trackingPages: Record<string, string> = {
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/',
  GLS: 'https://gls-group.eu/EU/en/parcel-tracking?match=',
}

/** Carriers that are suggested where one is typed. */
export const carriers = Object.keys(trackingPages)

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Where a parcel can be followed: only for a carrier whose page is known, and for what can be a tracking number. The
 * address comes from the table alone; of what was typed only the number is added, as one escaped value.
 */
export function trackingAddress(carrier: string, trackingNumber: string): string | null {
  const known = carriers.find((name) => plain(name) === plain(carrier))
  const number = trackingNumber.replace(/[\s-]/g, '')
  if (!known || !/^[a-z0-9]{6,40}$/i.test(number)) return null
  return `${trackingPages[known]}${encodeURIComponent(number)}`
}
