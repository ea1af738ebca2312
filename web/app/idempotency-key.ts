import { useRef } from 'react'

const freshKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * The Idempotency-Key of a request: the same for the same values, so that sending them twice does it once; another as soon
 * as the values change, or after `fulfilled`.
 */
export function useIdempotencyKey() {
  const last = useRef<{ request: string; key: string }>(undefined)
  return {
    keyFor: (values: object) => {
      const request = JSON.stringify(values)
      if (last.current?.request !== request) last.current = { request, key: freshKey() }
      return last.current.key
    },
    fulfilled: () => {
      last.current = undefined
    },
  }
}
