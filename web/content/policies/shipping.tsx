import { ContactBlock } from './contact-block.tsx'
import { type Policy, policyAddress } from './policy.ts'

export const shipping: Policy = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'When orders leave, where they go, and how shipping is charged.',
  updated: '2026-11-21',
  Body,
}

function Body() {
  return (
    <>
      <h2>What it costs</h2>
      <p>
        Shipping is available at an extra charge. Freight for bulk orders depends on weight, volume
        and destination and is known when the goods are packed. It is therefore not part of the
        amount that you pay by card: it is invoiced on shipment. If you need the amount before you
        order, send us the part numbers, the quantities and the destination.
      </p>
      <h2>When an order leaves</h2>
      <ul>
        <li>
          <strong>Unpaid:</strong> the stock is held, nothing is packed.
        </li>
        <li>
          <strong>Paid:</strong> the card provider confirmed your payment.
        </li>
        <li>
          <strong>Pending:</strong> the order is released to the warehouse.
        </li>
        <li>
          <strong>Shipped:</strong> the goods are on their way, and you get a mail.
        </li>
      </ul>
      <p>
        My Orders shows the status at any time, and the page of an order when each step was taken.
      </p>
      <h2>Where it goes</h2>
      <p>
        To the address that you enter with the order. Please give a phone number that is answered at
        the place of delivery; instructions such as dock or opening hours belong into the note. If
        it is wrong, open the order and press Ask before it is shipped: we send what has not left to
        the other address.
      </p>
      <h2>When it arrives</h2>
      <p>
        Count the packages and look for damage before you sign. Note anything that is missing or
        broken on the carrier’s paper, take photographs, and write to us with the order number. What
        follows is described under <a href={policyAddress('returns')}>Returns and warranty</a>.
      </p>
      <ContactBlock />
    </>
  )
}
