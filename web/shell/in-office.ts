import { useLocation } from 'react-router'
import { useSession } from '../app/session.ts'

/** Pages of the dashboard that admins alone see, by those that they do not: known before it is known who is there. */
const forAdmins = /^.dashboard.(?!security|add-r|my|payment|list|reorder|own)./

/** Whether the page stands in the back office: the dashboard of an admin. */
export function useInOffice(): boolean {
  const { pathname } = useLocation()
  const session = useSession()
  return 'person' in session
    ? session.person.isAdmin && /^.dashboard\b/.test(pathname)
    : forAdmins.test(pathname)
}
