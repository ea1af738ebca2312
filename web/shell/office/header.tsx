import { ArrowUpRight, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../app/session.ts'
import { DashboardMenu } from '../../trade/dashboard-menu/menu.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx'
import { ThemeSwitch } from '../../ui/styles/theme-switch.tsx'
import AccountMenu from '../account-menu.tsx'
import { useShopPlaces } from '../places.ts'
import { OfficeSearch } from './search.tsx'

/** What stands in the back office's bar for an admin: the menu, what finds orders, the ways to the shop and out. */
export default function OfficeHeader() {
  const session = useSession()
  const places = useShopPlaces(true)
  if (!('person' in session)) return null
  return (
    <>
      <div className="order-first">
        <DashboardMenu short />
      </div>
      <div className="min-w-0 grow max-md:order-last max-md:basis-full">
        <OfficeSearch />
      </div>
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        <ThemeSwitch />
        <Menu
          className={buttonClass('quiet', 'small', 'min-h-10')}
          trigger={
            <>
              Shop
              <ChevronDown size={16} aria-hidden="true" />
            </>
          }
        >
          {places.map(({ to, name }) => (
            <MenuLink key={to} render={<Link to={to} />}>
              <span className="grow">{name}</span>
              <ArrowUpRight size={14} className="text-soft" aria-hidden="true" />
            </MenuLink>
          ))}
        </Menu>
        <AccountMenu person={session.person} inOffice />
      </div>
    </>
  )
}
