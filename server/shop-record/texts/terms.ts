import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** What this shop really does, written for no country's law in particular: whoever opens a real shop has it checked. */
export const terms: ShopRecord['policies'][number] = {
  slug: 'terms',
  title: 'Terms of sale',
  summary: 'How an order is placed, held, paid and cancelled, and what a price includes.',
  updated: '2026-11-21',
  text: flowing(`These terms apply to orders that businesses place in this shop.

## Accounts

Anybody may look around; ordering needs an account. Keep your password to yourself: orders placed from your account
count as yours. Admins of the shop cannot place orders.

## Prices and quantities

- A price is for one piece, in the currency shown. The total of an order is the quantity times that price.
- The total contains no shipping and no import duty. Where the shop charges taxes, the checkout says which, how much and
  why before you order, and your invoices show them.
- If a price changes while you are ordering, the order is not placed at the new price without telling you: you see it
  first and decide.
- Each part has a minimum quantity, and some are sold in multiples. You can order up to the quantity that is available
  at that moment.
- Prices and names of parts stay on an order as they were when it was placed, also when the part is changed or leaves
  the shop later.

## Holding stock

Placing an order takes its pieces off the shelf at once. They are held for you for {hold}. The order shows the exact
end, and we send a reminder a day before. An order that is not paid by then is cancelled and its stock returned. How
many unpaid orders a buyer may have at the same time is limited.

## Payment

Orders are paid by card, in full, before shipment. An order counts as paid when the card provider has confirmed the
payment, and you then get a receipt by mail. One card payment takes at most {charge}; larger purchases are split into
several orders. Money that arrives for an order which cannot take it, for example because it was cancelled in the same
moment, is returned to the card without your asking.

## Cancelling and refunds

An order that is not paid can be cancelled by you at any time, free of charge. An order that is paid but not shipped can
be refunded in full on request. Details, and what happens after shipment, are under [Returns and
warranty](/policies/returns).

## Delivery

Orders are shipped to the address given with the order. Freight is priced with the order, or invoiced on shipment. See
[Shipping](/policies/shipping).

## Reviews

Reviews are opinions of customers, one each, which their writers can change and delete. Whoever has an account may write
one. **Verified buyer** stands beside those of accounts of which we have shipped at least one order; these come first,
and the first average is theirs. We do not check others. We may look at reviews before they are shown, and may hide one
that is unlawful, insulting or not about our parts or service.`),
}
