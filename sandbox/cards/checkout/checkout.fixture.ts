import { serve } from '../cards.fixture.ts'

/** A page as strict as the shop's: only its own files, and the card provider's script, frames and API. */
const page = (provider: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Checkout</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/checkout.css">
<script src="${provider}/stripe.js"></script><script src="/checkout.js" defer></script></head>
<body><form><div id="card"></div><button>Pay</button><p id="outcome" role="alert"></p></form></body></html>`

const styles = `:root { color-scheme: light dark }
body { font: 16px system-ui; margin: 16px; background: light-dark(#fff, #191715); color: light-dark(#222, #eee) }
#card { border: 1px solid #888; border-radius: 8px; padding: 10px 12px; margin-bottom: 12px }
#card.StripeElement--focus { outline: 2px solid #b4602c }
#card.StripeElement--invalid { border-color: #c33 }`

/** As `loadStripe` and react-stripe-js do it: called without `new`, mounted twice as StrictMode does, found by component. */
const script = (publishableKey: string) => `
const stripe = window.Stripe.apply(undefined, ['${publishableKey}'])
stripe._registerWrapper({ name: 'stripe-js', version: '10', startTime: 0 })
const dark = matchMedia('(prefers-color-scheme: dark)').matches
const style = { base: { color: dark ? '#f0ece7' : '#26221e', fontSize: '17px', '::placeholder': { color: dark ? '#b0a79d' : '#655d54' } } }
const elements = stripe.elements()
const node = document.getElementById('card')
elements.create('card', { style }).mount(node).destroy()
elements.create('card', { style }).mount(node)
const card = elements.getElement(Object.assign(() => null, { __elementType: 'card' }))
window.seen = { messages: [], changes: [], events: [] }
window.addEventListener('message', (event) => window.seen.messages.push(JSON.stringify(event.data)))
card.on('change', (change) => window.seen.changes.push(change))
for (const name of ['ready', 'focus', 'blur', 'escape']) card.on(name, () => window.seen.events.push(name))
const outcome = document.getElementById('outcome')
const pay = async (options) => {
  outcome.textContent = 'Paying'
  const clientSecret = new URLSearchParams(location.search).get('client_secret')
  const billing_details = { name: 'A buyer', email: 'buyer@example.test' }
  const result = await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }, options)
  window.seen.result = result
  outcome.textContent = result.error ? result.error.message : result.paymentIntent.status
}
Object.assign(window, { pay, stripe })
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); void pay() })
`

/** A shop's checkout page on an origin of its own. */
export async function startCheckout(provider: string, publishableKey: string) {
  const csp = `default-src 'self'; script-src 'self' ${provider}; frame-src ${provider}; connect-src 'self' ${provider}; img-src 'self' data:; style-src 'self'; object-src 'none'; base-uri 'none'`
  return serve((incoming, outgoing) => {
    const [type, body] =
      incoming.url === '/checkout.js'
        ? ['text/javascript', script(publishableKey)]
        : incoming.url === '/checkout.css'
          ? ['text/css', styles]
          : ['text/html', page(provider)]
    outgoing.writeHead(200, { 'content-type': type, 'content-security-policy': csp }).end(body)
  })
}
