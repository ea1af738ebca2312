import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { stay } from '../../../identity/arrivals.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** Asks before what was typed is left behind: by a link in a dialog, by closing the tab in the browser's own words. */
export function AskBeforeLeaving({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [when])
  const stayHere = () => {
    stay()
    blocker.reset?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stayHere}
      title="Leave without saving?"
      actions={
        <>
          <Button onClick={stayHere}>Stay here</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-soft">What you changed on this page is not saved yet.</p>
    </Dialog>
  )
}
