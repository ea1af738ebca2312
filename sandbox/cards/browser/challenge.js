import { openFrame } from './provider-frame.js'

/**
 * The bank's question to the cardholder (3-D Secure), in a dialog above the page that neither Escape nor a click beside
 * it closes. Resolves once it is answered; what became of the payment, the intent then tells.
 */
export function askCardholder(key, payment) {
  const { promise, resolve } = Promise.withResolvers()
  const dialog = document.createElement('dialog')
  const frame = openFrame('/elements/challenge', {
    name: 'stripe-challenge-frame',
    title: 'Card authentication',
    onMessage(message) {
      if (message.type === 'hello') frame.send({ type: 'challenge', key, payment: shown(payment) })
      if (message.type === 'height') frame.iframe.style.height = `${Number(message.height)}px`
      if (message.type !== 'done') return
      dialog.close()
      dialog.remove()
      frame.close()
      resolve()
    },
  })
  dialog.setAttribute('aria-label', 'Card authentication')
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  Object.assign(dialog.style, {
    ...{ position: 'fixed', inset: '0', width: '100vw', height: '100dvh', maxWidth: 'none' },
    ...{ maxHeight: 'none', margin: '0', padding: '16px', border: '0', boxSizing: 'border-box' },
    ...{ display: 'grid', placeItems: 'center', background: 'rgb(20 18 16 / 60%)' },
  })
  Object.assign(frame.iframe.style, {
    ...{ display: 'block', border: '0', borderRadius: '8px', background: '#fff' },
    ...{ width: 'min(400px, 100%)', height: '320px', maxHeight: '100%', colorScheme: 'light' },
  })
  frame.iframe.addEventListener('load', () => frame.iframe.focus())
  dialog.append(frame.iframe)
  document.body.append(dialog)
  dialog.showModal()
  return promise
}

const shown = ({ id, client_secret, amount, currency }) => ({ id, client_secret, amount, currency })
