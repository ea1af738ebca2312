import { useRef } from 'react'
import { pageHeading } from '../app/focus-heading.ts'
import { useOnEach } from '../ui/on-each.ts'

/**
 * Keeps the focus when what had it goes away: `arm` before it goes, and once `changed` is another, the first control
 * in `place` takes it, or the heading of the page where none is left.
 */
export function useKeptFocus<T extends HTMLElement>(changed: unknown) {
  const place = useRef<T>(null)
  const isArmed = useRef(false)
  useOnEach(changed, () => {
    if (!isArmed.current) return
    isArmed.current = false
    const next = place.current?.querySelector<HTMLElement>('a, button') ?? pageHeading()
    next?.focus({ preventScroll: true })
  })
  const arm = () => {
    isArmed.current = true
  }
  return { place, arm }
}
