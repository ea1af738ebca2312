import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { focusHeading } from '../app/focus-heading.ts'
import { loadSession } from '../app/session.ts'
import { replayEarlyInput } from '../hydration/early-input.ts'
import { useArrivals } from '../identity/arrivals.ts'
import { useBeginning } from '../ui/in-turns.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ToastPlace } from '../ui/overlays/toast-place.tsx'
import { Header } from './header.tsx'
import { useInOffice } from './in-office.ts'

/**
 * Drawn by the server, and asked for when all that the page needs first is there: its end, and what stands above all of
 * it. Until they have come to life, or when they cannot be loaded, their links are the browser's own.
 */
const never = () => new Promise<never>(() => {})
const footer = import('./footer.tsx').catch(never)
const Footer = lazy(() => footer)
const strip = import('./sandbox-strip.tsx').catch(never)
const SandboxStrip = lazy(() => strip)

/** Drawn by the server where it is wanted; the shop's pages do without. */
const Office = lazy(() => import('./office/bar.tsx'))

/** Not drawn by the server, and there long before it is needed. */
const Later = lazyPart(() => import('./later.tsx'))

/** Each the same at every drawing: an end that is drawn anew before it came to life would be taken away. */
const shopEnd = (
  <Suspense>
    <Footer />
  </Suspense>
)
const officeEnd = (
  <Suspense>
    <Office isEnd />
  </Suspense>
)

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useBeginning()
  useEffect(() => void replayEarlyInput(), [])
  useSessionOfBrowser()
  useArrivals()
  useFocusOnNavigation()
  const inOffice = useInOffice()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-20 inset-s-4 z-60 rounded-md bg-ink px-4 py-2 text-ground focus:top-4"
      >
        Skip to the content
      </a>
      <Progress />
      <Suspense>
        <SandboxStrip />
      </Suspense>
      {inOffice ? (
        <Suspense fallback={<div className="h-14" />}>
          <Office />
        </Suspense>
      ) : (
        <Header />
      )}
      <Later />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow">
        {children}
      </main>
      {inOffice ? officeEnd : shopEnd}
      <ToastPlace />
    </div>
  )
}

/** Finds out who is signed in. Here, since an error's page has this shell too, and nothing else of the root. */
function useSessionOfBrowser() {
  useEffect(() => void loadSession(), [])
}

/** For so long after going somewhere a page may still be putting its heading in place, in milliseconds. */
const settling = 5_000

/**
 * After going to another page the focus is on its heading: there reading goes on. A heading that comes later, or is
 * replaced while the page loads, gets it when nothing else has it and nobody has begun to do anything there.
 */
function useFocusOnNavigation() {
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

/** A bar at the top while the next page is loading. */
function Progress() {
  const { state } = useNavigation()
  return (
    <div role="status" className="contents">
      {state !== 'idle' && (
        <div className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
          <div className="h-full w-full origin-left animate-[grow_2s_ease-out_forwards] bg-accent" />
          <span className="sr-only">Loading the page</span>
        </div>
      )}
    </div>
  )
}
