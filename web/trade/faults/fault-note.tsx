import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useFocusOnEach } from '../../ui/on-each.ts'
import { useIsForgotten } from './forgotten-fault.ts'

type Props = {
  error: Error
  onRetry?: () => void
  /** Another way on. */
  action?: ReactNode
  /** Takes the focus when it appears: after something was sent. */
  focus?: boolean
}

/** What did not work, in its place: why, what to do, and the request's id. */
export function FaultNote({ error, onRetry, action, focus = false }: Props) {
  const ref = useFocusOnEach(error, focus)
  const isForgotten = useIsForgotten(error)
  // the focus may come back to it; what did not load still has its way to ask again
  if (isForgotten && focus)
    return (
      <Note ref={ref} kind="good">
        You are logged in again. Send it once more.
      </Note>
    )
  const fault = error instanceof CallFault ? error : null
  // what somebody may not see, or what is not there, is the same when it is asked for again
  const isLasting = fault?.status === 403 || fault?.status === 404
  return (
    <Note
      ref={ref}
      kind="danger"
      action={
        action ??
        (fault?.code === 'second_factor_needed' ? (
          <Link className="link" to="/dashboard/security">
            Set it up
          </Link>
        ) : null) ??
        (onRetry && !isLasting && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        ))
      }
    >
      <p>{fault?.message ?? wordsOf()}</p>
      {fault?.requestId && fault.status >= 500 && (
        <p className="mt-1 text-xs">
          Request <code className="font-mono">{fault.requestId}</code>
        </p>
      )}
    </Note>
  )
}

/** Of what is no answer of the shop: most often a part of the page's own program that could not be fetched. */
const wordsOf = () =>
  navigator.onLine
    ? 'Something went wrong on this page. Try again.'
    : 'You are offline. Nothing was sent. Try again when you are back.'
