import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** What this shop really does, written for no country's law in particular: whoever opens a real shop has it checked. */
export const shipping: ShopRecord['policies'][number] = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'When orders leave, where they go, and how shipping is charged.',
  updated: '2026-11-27',
  text: flowing(`## What it costs

Shipping is available at an extra charge that depends on weight and destination. Where its price is known, you choose how an order is sent when you place it:
what that costs stands beside each way, and is part of what you pay. Where it is not, shipping is invoiced on shipment,
and said so before you order. If you need the amount before, send us the part numbers, the quantities and the
destination.

## When an order leaves

- **Unpaid:** the stock is held, nothing is packed.
- **Paid:** the card provider confirmed your payment.
- **Pending:** the order is released to the warehouse.
- **Shipped:** the goods are on their way, and you get a mail.

My Orders shows the status at any time, and the page of an order when each step was taken.

## Where it goes

To the address that you enter with the order. Please give a phone number that is answered at the place of delivery;
instructions such as dock or opening hours belong into the note. If it is wrong, open the order and press Ask before it
is shipped: we send what has not left to the other address.

## When it arrives

Count the packages and look for damage before you sign. Note anything that is missing or broken on the carrier’s paper,
take photographs, and write to us with the order number. What follows is described under [Returns and
warranty](/policies/returns).`),
}
