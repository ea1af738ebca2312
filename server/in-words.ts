const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const minute = {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

const days = new Intl.DateTimeFormat('en-US', day)
const minutes = new Intl.DateTimeFormat('en-US', minute)
const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...minute })

/** March 5, 2026 */
export const dayOf = (at: Date) => days.format(at)
/** March 5, 2026 at 14:05 UTC */
export const moment = (at: Date) => minutes.format(at)
/** Thursday, March 5, 2026 at 14:05 UTC: what somebody has to keep to. */
export const deadline = (at: Date) => weekdays.format(at)

export const shippingApart = 'Shipping is not part of this amount: it is invoiced on shipment.'
