import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** What this shop really does, written for no country's law in particular: whoever opens a real shop has it checked. */
export const returns: ShopRecord['policies'][number] = {
  slug: 'returns',
  title: 'Returns and warranty',
  summary:
    'Cancelling, refunds before shipment, returns after it, and one to three years of warranty.',
  updated: '2026-11-26',
  text: flowing(`## Before you pay

Press Cancel beside the order in My Orders. Its stock goes back to the shelf and you get a mail. Nothing was charged. If
you do nothing, the order ends by itself when its hold does.

## After you paid, before shipment

Open the order in My Orders and press Ask. As long as nothing is shipped, we can refund the order: the whole amount goes
back to the card that paid it, and the order shows Refunded. We can also cancel single lines or pieces that have not
left yet: the order shows them as cancelled, what they cost goes back to the card, and the rest is shipped. Banks
usually show the money within 5 to 10 business days.

## After shipment

Open the order in My Orders and press Ask before you send anything back: name the parts, how many, and why. The order
says until when. We answer there and by mail, with the address and with what happens next:

- **Wrong or damaged goods:** we replace them or return their price. Please send photographs of the goods and of the
  packaging.
- **Defects that appear later:** they are covered by the warranty, see below.
- **Goods that you no longer need:** ask us. Sealed boxes can often be taken back, but for bulk orders this is decided
  case by case.

A refund for shipped goods goes to the card that paid the order. [Shipping](/policies/shipping) is invoiced separately
and is settled separately as well.

## Warranty

All parts are genuine. Each has a warranty of one, two or three years; the term stands on the part’s page and starts on
the day of shipment. It covers defects of material and manufacture in use within the manufacturer’s specification. It
does not cover damage through wrong installation, through operation outside of that specification, or in transport by
the buyer.

There are service stations worldwide. Send us the order number, the part number and, where there is one, the serial
number, with a few words on what happens and since when. We name the service station nearest to the place where the
parts are.`),
}
