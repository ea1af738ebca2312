import { ChevronDown, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Person } from '../app/session.ts'
import { useLeave } from '../identity/leave.ts'
import { buttonClass } from '../ui/button.tsx'
import { Menu, MenuButton, MenuLink } from '../ui/overlays/menu.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** The dashboard and the welcome of a signed-in person. */
export default function AccountMenu({ person }: { person: Person }) {
  const leave = useLeave()
  const logOut = async () => {
    if (!(await leave()))
      toast.failure('The shop could not be told. Log out again when you are online.')
  }
  return (
    <>
      <Link to="/dashboard" className={buttonClass('quiet', 'small', 'min-h-10 max-sm:hidden')}>
        Dashboard
      </Link>
      <Menu
        className={buttonClass('secondary', 'small', 'min-h-10 max-w-44 max-sm:px-2.5 xl:max-w-60')}
        trigger={
          <>
            <UserRound size={18} className="shrink-0 sm:hidden" aria-hidden="true" />
            <span className="truncate max-sm:sr-only">
              <span className="max-xl:sr-only">Welcome, </span>
              {person.displayName}
            </span>
            <ChevronDown size={16} className="shrink-0 max-sm:hidden" aria-hidden="true" />
          </>
        }
      >
        <MenuLink render={<Link to="/dashboard" />}>Dashboard</MenuLink>
        <MenuButton onClick={() => void logOut()}>Logout</MenuButton>
      </Menu>
    </>
  )
}
