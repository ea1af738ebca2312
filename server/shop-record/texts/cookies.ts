import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** What this shop really does, written for no country's law in particular: whoever opens a real shop has it checked. */
export const cookies: ShopRecord['policies'][number] = {
  slug: 'cookies',
  title: 'Cookies',
  summary:
    'Everything that this shop stores in your browser: what it is for and how long it stays.',
  updated: '2026-11-21',
  text: flowing(`The shop sets no cookies for advertising or statistics. What follows is needed for what you do, which is why no page
asks you to accept it. A visitor who only looks around gets none of it.

## Cookies

Over https the names of all but the last begin with \`__Host-\`, so that no other site can set them in our place. Scripts
cannot read these.

- \`{cookies}.session_token\` keeps you logged in. Seven days, renewed while you use the shop.
- \`{cookies}.known\` marks a browser in which you have logged in before, so that strangers who try passwords elsewhere
  cannot lock you out of it. 180 days.
- \`{cookies}.state\` connects a log-in with Google to the browser that began it. Five minutes.
- \`{cookies}.two_factor\` stands between password and code, if your account asks for a code. Ten minutes.
- \`{cookies}.trust_device\` spares you the code on a browser that you chose to trust. 30 days.
- \`{cookies}.better-auth-passkey\` belongs to one log-in with a passkey. Five minutes.
- \`theme\` remembers that you chose light or dark. One year, and only if you chose.

## Storage of the browser

- \`basket\` and \`basketCount\`, in local storage, keep what you put into the basket while you are not logged in, and how
  many lines a basket has. They stay until you log in, order or take the lines out.
- \`accessToken\`, in local storage, lets the pages speak for you. It is valid for fifteen minutes, is renewed while you
  are logged in, and goes when you log out.
- \`quick-order\`, a database of the browser, keeps the rows of parts lists until you start over, one list for each tab;
  \`quickOrderTab\`, in session storage, tells which is this tab’s. \`quickOrderColumns\`, in local storage, keeps what the
  columns of your files hold while you are not logged in. All of it goes when you log out.
- Pages may also keep what you have typed into a form and not sent yet, or how you set up a list. That stays in your
  browser and is not sent to us.

## The card provider

The payment page loads the card form from our card provider. Their script may set cookies of its own to recognise fraud:
with Stripe these are \`__stripe_mid\`, for one year, and \`__stripe_sid\`, for 30 minutes. No other page loads it.

## Deleting

Logging out removes the session and the access token. You can delete everything in your browser’s settings: you are then
logged out, and the theme follows your system again. How we treat data on our side is described under
[Privacy](/policies/privacy).`),
}
