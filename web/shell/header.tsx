import { Menu as MenuIcon } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { useSession } from '../app/session.ts'
import { SearchBox } from '../trade/search/box.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ThemeSwitch } from '../ui/styles/theme-switch.tsx'
import { BasketLink } from './basket-link.tsx'
import { Brand } from './brand.tsx'
import { useShopPlaces } from './places.ts'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), <Spinner />)

/** The navigation bar: places, search, and who is signed in. */
export function Header() {
  const session = useSession()
  const places = useShopPlaces('person' in session && session.person.isAdmin)
  return (
    <header
      className="relative top-0 z-30 border-b bg-ground/95 backdrop-blur-sm md:sticky"
      data-screen-only
    >
      <div className="frame flex min-h-16 items-center gap-x-2 gap-y-2 py-2 md:gap-x-3 xl:gap-x-6">
        <Link
          to="/"
          className="flex shrink-0 items-center gap-2 text-lg font-semibold tracking-tight no-underline"
        >
          <Brand size={28} nameClass="max-[22rem]:sr-only" logoClass="max-w-32 sm:max-w-48" />
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex items-center gap-1">
            {places.map((place) => (
              <Place key={place.to} {...place} />
            ))}
          </ul>
        </nav>
        <div className="hidden min-w-0 grow md:block">
          <SearchBox id="search" />
        </div>
        <div className="ms-auto flex items-center gap-1 max-sm:gap-0 md:ms-0">
          <ThemeSwitch />
          <div
            data-account
            className="flex min-w-(--account) items-center justify-end gap-1 max-sm:gap-0"
          >
            <BasketLink />
            <Account />
          </div>
          <SmallMenu places={places} />
        </div>
      </div>
      <div className="frame pb-2 md:hidden">
        <SearchBox id="search-small" />
      </div>
    </header>
  )
}

function Place({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className={({ isActive }) =>
          classNames(
            'block rounded-md px-2.5 py-2 text-sm whitespace-nowrap no-underline hover:bg-sunken',
            isActive ? 'font-semibold' : 'text-soft',
          )
        }
      >
        {name}
      </NavLink>
    </li>
  )
}

/** On narrow screens the places stand in a box of the browser's own, which needs no script. */
function SmallMenu({ places }: { places: ReturnType<typeof useShopPlaces> }) {
  const { key } = useLocation()
  return (
    <details key={key} className="relative xl:hidden">
      <summary
        aria-label="Menu"
        className="grid size-10 list-none place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon size={20} />
      </summary>
      <nav
        aria-label="Main, small"
        className="absolute inset-e-0 top-12 w-48 rounded-md border bg-raised p-1 shadow-pop"
      >
        <ul>
          {places.map((place) => (
            <Place key={place.to} {...place} />
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** Who is signed in: a spinner until that is known, which is soon. */
function Account() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.state === 'loading')
    return (
      <span className="grid h-10 min-w-20 place-items-center text-soft">
        <Spinner label="Looking who is signed in" isPatient />
        <noscript>
          <a href="/login">Login</a>
        </noscript>
      </span>
    )
  if ('person' in session) return <AccountMenu person={session.person} />
  return (
    <Link
      to="/login"
      state={
        pathname === '/login' || pathname === '/register' ? undefined : { from: pathname + search }
      }
      className={buttonClass('secondary', 'small', 'min-h-10')}
    >
      Login
    </Link>
  )
}
