import { useNavigate } from 'react-router'
import { focusHeading } from '../app/focus-heading.ts'
import { signOut } from '../app/sign-out.ts'
import { nextArrival } from './arrivals.ts'

/**
 * Goes home and signs out there; answers whether the server heard of it. The session ends when home is on the page, which
 * a slow device draws long after it is gone to: what is still there until then would send its visitor to log in.
 */
export function useLeave() {
  const navigate = useNavigate()
  return async (): Promise<boolean> => {
    const arrival = nextArrival()
    await navigate('/')
    await arrival
    const isTold = await signOut()
    // the menu that had the focus goes with the person
    focusHeading()
    return isTold
  }
}
