import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../app/focus-heading.ts'

/** For so long after going somewhere a page may still be putting its heading in place, in milliseconds. */
const settling = 5_000

/**
 * After going to another page the focus is on its heading: there reading goes on. A heading that comes later, or is
 * replaced while the page loads, gets it when nothing else has it and nobody has begun to do anything there.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusHeading()
    const later = new MutationObserver(() => {
      const { activeElement, body } = document
      if (activeElement === body || activeElement?.id === 'main') focusHeading()
    })
    later.observe(document.body, { childList: true, subtree: true })
    const stop = () => later.disconnect()
    const timer = setTimeout(stop, settling)
    // from then on the focus is where somebody put it
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, { once: true })
    return () => {
      clearTimeout(timer)
      stop()
      for (const act of ['pointerdown', 'keydown']) removeEventListener(act, stop)
    }
  }, [pathname])
}
