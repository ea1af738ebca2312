import { useRef } from 'react'

/** An Idempotency-Key that stays the same until the wish is another: what is sent twice happens once. */
export function useWishKey(wish: string): string {
  const kept = useRef({ wish: '', key: '' })
  if (kept.current.key === '' || kept.current.wish !== wish)
    kept.current = { wish, key: crypto.randomUUID() }
  return kept.current.key
}
