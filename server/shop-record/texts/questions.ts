import type { ShopRecord } from '../../../contract/shop-record/record.ts'

/** The questions of the specification first, then what buyers ask before and after an order. */
export const questions: ShopRecord['questions'] = [
  {
    question: 'Do you ship, and what does it cost?',
    answer:
      'Yes. Shipping is available at an extra charge that depends on weight and destination. Where its price is known it is chosen and paid with the order, else it is invoiced on shipment; the checkout says which. [Shipping](/policies/shipping)',
  },
  {
    question: 'Are the products genuine?',
    answer:
      'Yes. All parts are genuine. Each one is listed under its manufacturer’s part number, so that you can compare it with your bill of materials.',
  },
  {
    question: 'How long is the warranty?',
    answer:
      'One to three years, depending on the part. The exact term stands on the page of each part and starts on the day of shipment. [Returns and warranty](/policies/returns)',
  },
  {
    question: 'Where are parts serviced?',
    answer:
      'There are service stations worldwide. Write to us with the order number and the part number, and we name the one nearest to you.',
  },
  {
    question: 'How few and how many pieces can I order?',
    answer:
      'At least the minimum quantity of the part and at most what is available. Both stand on the part’s card and page. Some parts are sold in full boxes only, in multiples of a given number.',
  },
  {
    question: 'Is the price for one piece or for a box?',
    answer:
      'For one piece. Of many parts each piece costs less from certain quantities on: the prices stand on the part’s card and page. The total is the quantity times the unit price, and the order page shows it while you type. The price that you saw is the price that you pay: if it changed in the meantime, we tell you before the order is placed.',
  },
  {
    question: 'How long is stock held for me?',
    answer:
      'An order takes its pieces off the shelf at once and holds them while you pay: for how long stands beside each part’s price. The order shows the exact end, and we send a mail a day before. After that the order is cancelled and the stock returned. Nothing is charged for it.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card, in the currency shown. The card form belongs to our card provider: the number goes from your browser to them and never reaches us. If your bank asks you to confirm the payment, that happens on the same page.',
  },
  {
    question: 'Is there a largest amount?',
    answer:
      'Yes. Card providers take at most {charge} in one payment. If an order would exceed that, we tell you before it is placed and name the largest quantity that fits. You can split a larger purchase into several orders.',
  },
  {
    question: 'Can I cancel an order?',
    answer:
      'Yes, as long as it is not paid: press Cancel in My Orders. Once it is paid, open the order and press Ask before it is shipped. We can then return the whole amount, or what single lines cost, to the card that paid it. [Returns and warranty](/policies/returns)',
  },
  {
    question: 'What do the words beside my order mean?',
    answer:
      'Unpaid: held for you, waiting for payment. Paid: the card provider confirmed the payment. Pending: released to the warehouse. Shipped: on its way; an order that leaves in several parcels is shipped with the last one. Refunded: the money goes back to your card.',
  },
  {
    question: 'Do I get a receipt?',
    answer:
      'Yes. It comes as a PDF with the mail that confirms your payment, and it can be downloaded from the order at any time. It shows the order number, the parts, the quantities, the unit prices and the card transaction.',
  },
  {
    question: 'My card was declined. What now?',
    answer:
      'Nothing was charged, and your order keeps its stock until the hold ends. The reason given by the card provider appears below the form; try again or use another card.',
  },
  {
    question: 'Can I order without an account?',
    answer:
      'No. Anybody can browse, but ordering needs an account with an e-mail address, so that you can pay later, follow the order and find your receipts. It takes a name, an e-mail address and a password, or a Google account. [Register](/register)',
  },
  {
    question: 'Who sees my orders?',
    answer:
      'You, and the admins of this shop who pack and ship them: they see the name, e-mail address, delivery address and phone number of an order, and its status. Nobody sees your card number or your password. [Privacy](/policies/privacy)',
  },
]
