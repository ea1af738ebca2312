import { ContactBlock } from './contact-block.tsx'
import { type Policy, policyAddress } from './policy.ts'

export const returns: Policy = {
  slug: 'returns',
  title: 'Returns and warranty',
  summary:
    'Cancelling, refunds before shipment, returns after it, and one to three years of warranty.',
  updated: '2026-11-26',
  Body,
}

function Body() {
  return (
    <>
      <BeforeShipment />
      <AfterShipment />
      <Warranty />
      <ContactBlock />
    </>
  )
}

function BeforeShipment() {
  return (
    <>
      <h2>Before you pay</h2>
      <p>
        Press Cancel beside the order in My Orders. Its stock goes back to the shelf and you get a
        mail. Nothing was charged. If you do nothing, the order ends by itself when its hold does.
      </p>
      <h2>After you paid, before shipment</h2>
      <p>
        Open the order in My Orders and press Ask. As long as nothing is shipped, we can refund the
        order: the whole amount goes back to the card that paid it, and the order shows Refunded. We
        can also cancel single lines or pieces that have not left yet: the order shows them as
        cancelled, what they cost goes back to the card, and the rest is shipped. Banks usually show
        the money within 5 to 10 business days.
      </p>
    </>
  )
}

function AfterShipment() {
  return (
    <>
      <h2>After shipment</h2>
      <p>
        Open the order in My Orders and press Ask before you send anything back: name the parts, how
        many, and why. The order says until when. We answer there and by mail, with the address and
        with what happens next:
      </p>
      <ul>
        <li>
          <strong>Wrong or damaged goods:</strong> we replace them or return their price. Please
          send photographs of the goods and of the packaging.
        </li>
        <li>
          <strong>Defects that appear later:</strong> they are covered by the warranty, see below.
        </li>
        <li>
          <strong>Goods that you no longer need:</strong> ask us. Sealed boxes can often be taken
          back, but for bulk orders this is decided case by case.
        </li>
      </ul>
      <p>
        A refund for shipped goods goes to the card that paid the order.{' '}
        <a href={policyAddress('shipping')}>Shipping</a> is invoiced separately and is settled
        separately as well.
      </p>
    </>
  )
}

function Warranty() {
  return (
    <>
      <h2>Warranty</h2>
      <p>
        All parts are genuine. Each has a warranty of one, two or three years; the term stands on
        the part’s page and starts on the day of shipment. It covers defects of material and
        manufacture in use within the manufacturer’s specification. It does not cover damage through
        wrong installation, through operation outside of that specification, or in transport by the
        buyer.
      </p>
      <p>
        There are service stations worldwide. Send us the order number, the part number and, where
        there is one, the serial number, with a few words on what happens and since when. We name
        the service station nearest to the place where the parts are.
      </p>
    </>
  )
}
