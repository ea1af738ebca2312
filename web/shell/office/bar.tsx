import { Link } from 'react-router'
import { useShopName } from '../../app/shop-config.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Brand } from '../brand.tsx'

/** The back office's bar, or its end: what stands around its pages. */
export default function Office({ isEnd = false }: { isEnd?: boolean }) {
  return isEnd ? <End /> : <Bar />
}

/** Not drawn by the server, which knows no admin. */
const OfficeHeader = lazyPart(() => import('./header.tsx'))

/**
 * The back office's bar. It is as high before it is known who is there as afterwards; where it leads is the same from
 * the start.
 */
function Bar() {
  return (
    <header className="relative top-0 z-30 border-b bg-raised md:sticky" data-screen-only>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 max-md:min-h-26 sm:px-6 md:gap-x-5 md:py-1.5">
        <Link
          to="/dashboard/overview"
          className="flex shrink-0 items-center gap-2 font-semibold tracking-tight no-underline"
        >
          <Brand size={24} nameClass="max-sm:sr-only" logoClass="max-w-20 sm:max-w-40" />
          <span className="rounded-sm border px-1.5 text-xs font-medium tracking-normal text-soft max-[27rem]:sr-only">
            Back office
          </span>
        </Link>
        <OfficeHeader />
      </div>
    </header>
  )
}

/** The back office's end of a page. */
const End = () => (
  <footer
    className="flex flex-wrap gap-x-5 gap-y-1 border-t px-4 py-3 text-xs text-soft sm:px-6"
    data-screen-only
  >
    <p className="me-auto">{useShopName()} back office</p>
    <Link className="link py-1" to="/">
      Shop
    </Link>
    <a className="link py-1" href="/api/docs">
      API
    </a>
  </footer>
)
