import type { Stripe } from '@stripe/stripe-js'

const loading = new Map<string, Promise<void>>()

/** Loads a script once. One that failed is asked for again by the next call. Rejects when it cannot be loaded. */
function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known !== undefined) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(address)
      script.remove()
      reject(new Error('the script of the card provider cannot be loaded'))
    }
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}

/**
 * The card provider's library, from its own address as its rules want (Stripe.js), loaded on payment pages only.
 * Rejects when it cannot be had.
 */
export async function loadCards(cards: {
  script: string
  publishableKey: string
}): Promise<Stripe> {
  await loadScript(cards.script)
  if (!window.Stripe) throw new Error('the script of the card provider holds no library')
  return window.Stripe(cards.publishableKey)
}
