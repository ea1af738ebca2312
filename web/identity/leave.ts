import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from '../app/focus-heading.ts'
import { signOut } from '../app/session.ts'
import { useOnEach } from '../ui/on-each.ts'

/** Whom to tell that another page is drawn, while somebody is on the way home to be signed out there. */
let onArrival: (() => void) | undefined

/**
 * Goes home and signs out there; answers whether the server heard of it. The session ends when home is on the page, which
 * a slow device draws long after it is gone to: what is still there until then would send its visitor to log in.
 */
export function useLeave() {
  const navigate = useNavigate()
  return async (): Promise<boolean> => {
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve
    })
    await navigate('/')
    await arrival
    const isTold = await signOut()
    // the menu that had the focus goes with the person
    focusHeading()
    return isTold
  }
}

/** Tells of each page that is drawn: in what stands around all of them. */
export function useArrivals() {
  useOnEach(useLocation(), () => {
    onArrival?.()
    onArrival = undefined
  })
}

/** For who was asked whether to leave a page, and stays: signed in, too. */
export function stay() {
  onArrival = undefined
}
