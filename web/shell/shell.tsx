import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { loadSession } from '../app/session.ts'
import { useRootConfig } from '../app/shop-config.ts'
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

/** In shops that show prices with tax. */
const OwnPriceTaxes = lazyPart(() => import('../app/own-price-taxes.tsx'))

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
  const inOffice = useInOffice()
  const taxes = useRootConfig()?.priceTaxes
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
      {taxes && <OwnPriceTaxes />}
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
