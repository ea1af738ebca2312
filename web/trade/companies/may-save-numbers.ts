import { useSession } from '../../app/session.ts'

/** Whether somebody says how lists are read: for themselves, or for a company whose orders their roles let them place. */
export function useMaySaveNumbers(): boolean {
  const session = useSession()
  const company = 'person' in session ? session.person.company : null
  return !company || (company.state === 'approved' && company.rights.includes('order'))
}
