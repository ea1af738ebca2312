/**
 * unpaid → paid (the provider has the money) → pending (released for shipment) → shipped. A shipment that is
 * taken back before its buyer is told makes its order pending again, which no button of a state offers.
 * cancelled: out of every list, kept for the books. refunded: the money went back before shipment.
 * confirmed: of a company that is invoiced when it has left, and not released yet; then pending, and on as the others.
 * Each is a word for where the axes of an order stand: statusOf in axes.ts.
 */
export const orderStatuses = [
  'unpaid',
  'paid',
  'confirmed',
  'pending',
  'shipped',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
