import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** What this shop really does, written for no country's law in particular: whoever opens a real shop has it checked. */
export const privacy: ShopRecord['policies'][number] = {
  slug: 'privacy',
  title: 'Privacy',
  summary: 'What we keep about you and your orders, why, for how long, and who else sees it.',
  updated: '2026-11-21',
  text: flowing(`We keep what is needed to take, ship and account for your orders, and nothing for advertising. There is no tracking of
visitors, and data is not sold.

## What we keep, and for how long

- **Account:** name, e-mail address, and either the hash of your password or your id at Google or your company’s
  sign-in. Until you ask us to delete the account.
- **Profile:** education, city or district, phone number and LinkedIn address, if you enter them. Shown to you alone.
  Until you change them or the account is deleted.
- **Addresses:** those that you keep for your orders. Shown to you alone.
- **Orders:** the parts with quantities and prices, your name, e-mail address, delivery address, phone number and note,
  the card transaction, and the time of each step. Kept for the books, cancelled orders included.
- **Parts lists and builds:** those that you save, what your own books call parts, and what the columns of files like yours
  hold. The files themselves stay in your browser; which headers and part numbers in them were not understood is
  counted, without the list and without you. Until you take them out or the account is deleted.
- **Programs:** the keys that you make for programs of yours, and when each was last used. What happened to orders is
  told to such programs for 90 days.
- **Reviews:** published with your display name, or with your e-mail address if the account has no name, and with
  whether an order of yours was shipped. Until you delete it.
- **Sessions:** internet address and kind of browser of each log-in, so that you can see and end your sessions. Seven
  days after the last use, thirty days at most.
- **Mails:** the contents for 30 days after sending. After that only that a mail of this kind was sent, to which address
  and when.
- **Messages of the card provider:** 60 days.
- **Counters against guessing and flooding:** internet address or e-mail address, for one or two hours.
- **Newsletter:** your address, and when you subscribed, confirmed and left. You only get it after confirming by mail,
  and each issue has a link to leave.

Backups hold copies of the same data and are deleted in turn.

## Who else gets data

- The card provider: name, e-mail address, amount and order, and the card from you directly.
- The mail provider that carries our mails.
- The carrier: name, delivery address and phone number.
- Google or your company’s sign-in, if you log in with it: that you logged in here. From them we take your name and your
  confirmed e-mail address.

## Cards

The card form on the payment page belongs to our card provider and runs in a frame of theirs. The number, the expiry
date and the code go from your browser to them. We learn whether the payment succeeded, the amount, and a transaction
id, which stands on your order and receipt.

## How it is protected

Passwords are kept as a hash from which they cannot be read back. The tokens that open an account to a program live for
fifteen minutes and are kept as a hash as well. You can protect your account with an authenticator app or a passkey.
Admins see orders and the list of accounts; they see no passwords, and changes of roles, refunds and shipments are
recorded together with who made them.

## What you can ask of us

You can see and change your profile in the dashboard, and see your orders and receipts there. For a copy of everything
that we keep about you, for a correction, or to have your account deleted, write to the address below from the e-mail
address of the account. Orders that were placed stay in the books, as accounting demands.

What your browser stores is listed under [Cookies](/policies/cookies).`),
}
