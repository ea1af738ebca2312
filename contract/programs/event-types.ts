/** What can happen, and what is told with it. Buyers are told what happens to their own orders. */
export const eventTypes = {
  'order.placed': 'An order was placed',
  'order.paid': 'Its money is there',
  'order.released': 'It may be shipped',
  'order.part_shipped': 'Some of it left',
  'order.shipped': 'All of it left, or what did not was cancelled',
  'order.part_cancelled': 'Some of it will not come',
  'order.cancelled': 'It was cancelled before it was paid',
  'order.refunded': 'It was given up after it was paid, and its money goes back',
  'order.money_returned': 'The payment provider gave money back',
  'order.held': 'It waits for a person: `onHold` says why, such as the limit of its account',
  'order.hold_ended':
    'Somebody let it go on, or its taxes are decided: `onHold` says what holds it still',
  'order.changed': 'Anything else on its timeline',
  'inquiry.changed': 'Something was asked about an order, answered or decided',
  'return.received': 'Pieces of an order came back',
  'invoice.issued': 'A shipment or a deposit got its invoice',
  'credit_note.issued': 'Some of an invoice is not owed, or goes back',
  'invoice.disputed': 'Its company says that something is wrong with an invoice',
  'invoice.dispute_ended': 'That was accepted, rejected or withdrawn',
  'part.added': 'A part was added',
  'part.changed': 'A part was changed, not counting what orders take',
  'part.deleted': 'A part left the shop',
  'part.stock_low': 'Less than two least orders of a part are left',
  'catalogue.changed': 'An import or a feed changed parts',
  'review.written': 'A review was written or changed',
  'review.moderated': 'A review was hidden or shown',
  'review.withdrawn': 'A review was withdrawn',
  'shop.restored': 'A backup was restored: compare what you have',
} as const
export type EventType = keyof typeof eventTypes
export const eventTypeNames = Object.keys(eventTypes) as [EventType, ...EventType[]]

/** Events are told for so many days. */
export const eventsForDays = 90
