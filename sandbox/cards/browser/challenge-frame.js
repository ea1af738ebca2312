import { openChannel } from './frame-channel.js'

const buttons = {
  authorize: document.getElementById('test-source-authorize-3ds'),
  fail: document.getElementById('test-source-fail-3ds'),
}
const problem = document.getElementById('problem')
let challenge

const send = openChannel((message) => {
  if (message.type !== 'challenge') return
  challenge = message
  const { amount, currency } = message.payment
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const { maximumFractionDigits } = format.resolvedOptions()
  document.getElementById('amount').textContent = format.format(
    amount / 10 ** maximumFractionDigits,
  )
  enable(true)
  buttons.authorize.focus()
})

new ResizeObserver(() => send({ type: 'height', height: document.body.offsetHeight })).observe(
  document.body,
)

function enable(on) {
  for (const button of Object.values(buttons)) button.disabled = !on
}

async function answer(result) {
  enable(false)
  problem.hidden = true
  const { id, client_secret } = challenge.payment
  try {
    const response = await fetch('/v1/3ds2/challenge_complete', {
      method: 'POST',
      headers: { authorization: `Bearer ${challenge.key}` },
      body: new URLSearchParams({ payment_intent: id, client_secret, result }),
    })
    // 402 is an answer too: the cardholder agreed, and the card was declined all the same.
    if (!response.ok && response.status !== 402 && response.status !== 400) throw new Error()
    send({ type: 'done' })
  } catch {
    problem.hidden = false
    enable(true)
  }
}

for (const [result, button] of Object.entries(buttons))
  button.addEventListener('click', () => answer(result))
