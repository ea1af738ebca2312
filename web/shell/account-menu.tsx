import { Building2, ChevronDown, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Person } from '../app/session.ts'
import { useLeave } from '../identity/leave.ts'
import { buttonClass } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Menu, MenuButton, MenuLink } from '../ui/overlays/menu.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** Asked for when the menu is opened, by which it is drawn. */
const CompanyChoice = lazyPart<{ person: Person }>(() => import('./company-choice.tsx'))

type Props = { person: Person; inOffice?: boolean }

/** The dashboard and the welcome of a signed-in person; in the back office, which is the dashboard, the welcome alone. */
export default function AccountMenu({ person, inOffice = false }: Props) {
  const leave = useLeave()
  const { company } = person
  const Icon = company ? Building2 : UserRound
  useEffect(() => (inOffice ? undefined : storeWidth()), [inOffice])
  const logOut = async () => {
    if (!(await leave()))
      toast.failure('The shop could not be told. Log out again when you are online.')
  }
  return (
    <>
      {!inOffice && (
        <Link to="/dashboard" className={buttonClass('quiet', 'small', 'min-h-10 max-sm:hidden')}>
          Dashboard
        </Link>
      )}
      <Menu
        className={buttonClass('secondary', 'small', 'min-h-10 max-w-44 max-sm:px-2.5 xl:max-w-60')}
        trigger={
          <>
            <Icon size={18} className="shrink-0 sm:hidden" aria-hidden="true" />
            <span className="min-w-0 text-start leading-tight max-sm:sr-only">
              <span className="block truncate">
                <span className="max-xl:sr-only">Welcome, </span>
                {person.displayName}
              </span>
              {company && (
                <span className="block truncate text-xs font-normal text-soft">
                  <span className="sr-only">buys </span>for {company.name}
                </span>
              )}
            </span>
            <ChevronDown size={16} className="shrink-0 max-sm:hidden" aria-hidden="true" />
          </>
        }
      >
        {!person.isAdmin && <CompanyChoice person={person} />}
        <MenuLink render={<Link to="/dashboard" />}>Dashboard</MenuLink>
        <MenuButton onClick={() => void logOut()}>Logout</MenuButton>
      </Menu>
    </>
  )
}

/** When the page is left, stores how much room the header's end takes, for known-width.ts; forgets it with the person. */
function storeWidth() {
  const forget = () => document.documentElement.style.removeProperty('--account')
  const leave = () => {
    const width = document.querySelector('[data-account]')?.getBoundingClientRect().width
    if (width) localStorage.setItem('accountWidth', `${innerWidth} ${width}`)
  }
  addEventListener('pagehide', leave)
  addEventListener('resize', forget)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('resize', forget)
    localStorage.removeItem('accountWidth')
    forget()
  }
}
