import { useLocation } from 'react-router'
import { useOnEach } from '../ui/on-each.ts'

/** Whom to tell that another page is drawn, while somebody is on the way home to be signed out there. */
let onArrival: (() => void) | undefined

/** When the next page is drawn. */
export const nextArrival = () =>
  new Promise<void>((resolve) => {
    onArrival = resolve
  })

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
