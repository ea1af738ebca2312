import { ContactBlock } from './contact-block.tsx'
import { type Policy, policyAddress } from './policy.ts'

export const cookies: Policy = {
  slug: 'cookies',
  title: 'Cookies',
  summary:
    'Everything that this shop stores in your browser: what it is for and how long it stays.',
  updated: '2026-11-21',
  Body,
}

function Body() {
  return (
    <>
      <p>
        The shop sets no cookies for advertising or statistics. What follows is needed for what you
        do, which is why no page asks you to accept it. A visitor who only looks around gets none of
        it.
      </p>
      <Cookies />
      <Storage />
      <h2>The card provider</h2>
      <p>
        The payment page loads the card form from our card provider. Their script may set cookies of
        its own to recognise fraud: with Stripe these are <code>__stripe_mid</code>, for one year,
        and <code>__stripe_sid</code>, for 30 minutes. No other page loads it.
      </p>
      <h2>Deleting</h2>
      <p>
        Logging out removes the session and the access token. You can delete everything in your
        browser’s settings: you are then logged out, and the theme follows your system again. How we
        treat data on our side is described under <a href={policyAddress('privacy')}>Privacy</a>.
      </p>
      <ContactBlock />
    </>
  )
}

function Cookies() {
  return (
    <>
      <h2>Cookies</h2>
      <p>
        Over https the names of all but the last begin with <code>__Host-</code>, so that no other
        site can set them in our place. Scripts cannot read these.
      </p>
      <ul>
        <li>
          <code>partwright.session_token</code> keeps you logged in. Seven days, renewed while you
          use the shop.
        </li>
        <li>
          <code>partwright.known</code> marks a browser in which you have logged in before, so that
          strangers who try passwords elsewhere cannot lock you out of it. 180 days.
        </li>
        <li>
          <code>partwright.state</code> connects a log-in with Google to the browser that began it.
          Five minutes.
        </li>
        <li>
          <code>partwright.two_factor</code> stands between password and code, if your account asks
          for a code. Ten minutes.
        </li>
        <li>
          <code>partwright.trust_device</code> spares you the code on a browser that you chose to
          trust. 30 days.
        </li>
        <li>
          <code>partwright.better-auth-passkey</code> belongs to one log-in with a passkey. Five
          minutes.
        </li>
        <li>
          <code>theme</code> remembers that you chose light or dark. One year, and only if you
          chose.
        </li>
      </ul>
    </>
  )
}

function Storage() {
  return (
    <>
      <h2>Storage of the browser</h2>
      <ul>
        <li>
          <code>basket</code> and <code>basketCount</code>, in local storage, keep what you put into
          the basket while you are not logged in, and how many lines a basket has. They stay until
          you log in, order or take the lines out.
        </li>
        <li>
          <code>accessToken</code>, in local storage, lets the pages speak for you. It is valid for
          fifteen minutes, is renewed while you are logged in, and goes when you log out.
        </li>
        <li>
          <code>quick-order</code>, a database of the browser, keeps the rows of parts lists until
          you start over, one list for each tab; <code>quickOrderTab</code>, in session storage,
          tells which is this tab’s. <code>quickOrderColumns</code>, in local storage, keeps what
          the columns of your files hold while you are not logged in. All of it goes when you log
          out.
        </li>
        <li>
          Pages may also keep what you have typed into a form and not sent yet, or how you set up a
          list. That stays in your browser and is not sent to us.
        </li>
      </ul>
    </>
  )
}
