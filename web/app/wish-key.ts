import { useRef } from 'react'

const freshKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * The Idempotency-Key of a wish: the same for the same values, so that sending them twice does it once; another as soon
 * as the values change, or after `fulfilled`.
 */
export function useWishKey() {
  const last = useRef<{ wish: string; key: string }>(undefined)
  return {
    keyFor: (values: object) => {
      const wish = JSON.stringify(values)
      if (last.current?.wish !== wish) last.current = { wish, key: freshKey() }
      return last.current.key
    },
    fulfilled: () => {
      last.current = undefined
    },
  }
}
