import { useRef } from 'react'
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
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const next = place.current?.querySelector<HTMLElement>('a, button') ?? heading
    next?.focus({ preventScroll: true })
  })
  const arm = () => {
    isArmed.current = true
  }
  return { place, arm }
}
