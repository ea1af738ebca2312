import { html } from 'hono/html'
import type { Html } from './layout.ts'

type Step = { name: string; says: string; lines: string }

/** From nothing to a payment, in a POSIX shell with curl. Each step uses what those before it have set. */
const steps = (shop: string): Step[] => [
  {
    name: 'Register, and keep the session’s cookie',
    says: 'Then follow the link of the mail and press Confirm: ordering takes a confirmed e-mail. With an account already: /api/auth/sign-in/email, without the name.',
    lines: `SHOP=${shop}
EMAIL=buyer-$(date +%s)@example.com
curl -s -c cookies.txt "$SHOP/api/auth/sign-up/email" \\
  -H "Origin: $SHOP" -H 'Content-Type: application/json' \\
  -d '{"name":"Purchasing","email":"'"$EMAIL"'","password":"a long passphrase"}'`,
  },
  {
    name: 'Get an access token',
    says: 'For the session’s own e-mail only. It lasts 15 minutes; ask again for another.',
    lines: `TOKEN=$(curl -s -b cookies.txt -X PUT "$SHOP/api/user/$EMAIL" \\
  -H "Origin: $SHOP" -H 'Content-Type: application/json' -d '{}' |
  grep -o '"token":"[^"]*' | cut -d'"' -f4)
echo "$TOKEN"`,
  },
  {
    name: 'Find a part',
    says: 'Anyone may look. This takes the newest one that is there.',
    lines: `curl -s "$SHOP/api/parts?inStock=true&limit=1" > part.json
PART=$(grep -o '"_id":"[^"]*' part.json | cut -d'"' -f4)
QUANTITY=$(grep -o '"minQuantity":[0-9]*' part.json | cut -d: -f2)
PRICE=$(grep -o '"price":[0-9]*' part.json | head -n 1 | cut -d: -f2)
echo "$PART: $QUANTITY pieces at $PRICE"`,
  },
  {
    name: 'Order it',
    says: 'The price is what you saw: quantity × price of one. The key makes it safe to repeat.',
    lines: `ORDER=$(curl -s "$SHOP/api/order" \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: order-$(date +%s)-$$" \\
  -d '{"partsId":"'"$PART"'","quantity":'"$QUANTITY"',"price":'$((QUANTITY * PRICE))',
       "address":"12 Dock Road, Unit 4","number":"+15550100200"}' |
  grep -o '"insertedId":"[^"]*' | cut -d'"' -f4)
echo "$ORDER"`,
  },
  {
    name: 'Start the payment',
    says: 'The clientSecret goes to the card element of the provider; the shop asks the provider before it believes that an order is paid.',
    lines: `curl -s "$SHOP/api/create-payment-intent" \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: pay-$ORDER" -d '{"orderId":"'"$ORDER"'"}'`,
  },
]

export const showSteps = (
  shop: string,
): Html => html`<section><h2 id="start">Start in five steps</h2>
<p>In a shell, one after the other.</p>
<ol class="steps">${steps(shop).map(
  ({ name, says, lines }) => html`<li><h3>${name}</h3><p>${says}</p>
<pre class="copied" tabindex="0" aria-label="${name}"><code>${lines}</code></pre></li>`,
)}</ol></section>`
