import type { ReactNode } from 'react'

/** `answer` for the page; `text`, the same in words alone, for structured data. */
export type FaqEntry = { question: string; answer: ReactNode; text: string }

/** A link within an answer. */
type LinkTo = { label: string; href: string }

/** An entry whose answer is a text with at most one link after it. */
const entry = (question: string, text: string, link?: LinkTo): FaqEntry => ({
  question,
  text,
  answer: (
    <p>
      {text}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </p>
  ),
})

/** The questions of the specification first, then what buyers ask before and after an order. */
export const faq: readonly FaqEntry[] = [
  entry(
    'Do you ship, and what does it cost?',
    'Yes. Shipping is available at an extra charge that depends on weight and destination. It is not part of the price you pay by card: it is invoiced on shipment.',
    { label: 'Shipping', href: '/policies/shipping' },
  ),
  entry(
    'Are the products genuine?',
    'Yes. All parts are genuine. Each one is listed under its manufacturer’s part number, so that you can compare it with your bill of materials.',
  ),
  entry(
    'How long is the warranty?',
    'One to three years, depending on the part. The exact term stands on the page of each part and starts on the day of shipment.',
    { label: 'Returns and warranty', href: '/policies/returns' },
  ),
  entry(
    'Where are parts serviced?',
    'There are service stations worldwide. Write to us with the order number and the part number, and we name the one nearest to you.',
  ),
  entry(
    'How few and how many pieces can I order?',
    'At least the minimum quantity of the part and at most what is available. Both stand on the part’s card and page. Some parts are sold in full boxes only, in multiples of a given number.',
  ),
  entry(
    'Is the price for one piece or for a box?',
    'For one piece. Of many parts each piece costs less from certain quantities on: the prices stand on the part’s card and page. The total is the quantity times the unit price, and the order page shows it while you type. The price that you saw is the price that you pay: if it changed in the meantime, we tell you before the order is placed.',
  ),
  entry(
    'How long is stock held for me?',
    'An order takes its pieces off the shelf at once and holds them while you pay: for how long stands beside each part’s price. The order shows the exact end, and we send a mail a day before. After that the order is cancelled and the stock returned. Nothing is charged for it.',
  ),
  entry(
    'How can I pay?',
    'By card, in the currency shown. The card form belongs to our card provider: the number goes from your browser to them and never reaches us. If your bank asks you to confirm the payment, that happens on the same page.',
  ),
  entry(
    'Is there a largest amount?',
    'Yes. Card providers take at most 999,999.99 US dollars in one payment. If an order would exceed that, we tell you before it is placed and name the largest quantity that fits. You can split a larger purchase into several orders.',
  ),
  entry(
    'Can I cancel an order?',
    'Yes, as long as it is not paid: press Cancel in My Orders. Once it is paid, open the order and press Ask before it is shipped. We can then return the whole amount, or what single lines cost, to the card that paid it.',
    { label: 'Returns and warranty', href: '/policies/returns' },
  ),
  entry(
    'What do the words beside my order mean?',
    'Unpaid: held for you, waiting for payment. Paid: the card provider confirmed the payment. Pending: released to the warehouse. Shipped: on its way; an order that leaves in several parcels is shipped with the last one. Refunded: the money goes back to your card.',
  ),
  entry(
    'Do I get a receipt?',
    'Yes. It comes as a PDF with the mail that confirms your payment, and it can be downloaded from the order at any time. It shows the order number, the parts, the quantities, the unit prices and the card transaction.',
  ),
  entry(
    'My card was declined. What now?',
    'Nothing was charged, and your order keeps its stock until the hold ends. The reason given by the card provider appears below the form; try again or use another card.',
  ),
  entry(
    'Can I order without an account?',
    'No. Anybody can browse, but ordering needs an account with an e-mail address, so that you can pay later, follow the order and find your receipts. It takes a name, an e-mail address and a password, or a Google account.',
    { label: 'Register', href: '/register' },
  ),
  entry(
    'Who sees my orders?',
    'You, and the admins of this shop who pack and ship them: they see the name, e-mail address, delivery address and phone number of an order, and its status. Nobody sees your card number or your password.',
    { label: 'Privacy', href: '/policies/privacy' },
  ),
]
