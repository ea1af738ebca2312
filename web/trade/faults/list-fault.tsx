import { CallFault } from '../../app/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FaultNote } from './fault-note.tsx'

type Props = {
  error: Error
  onRetry: () => void
  /** The address of the whole list. */
  all: string
}

/** Why a list is not there. What was asked wrongly is wrong again: the whole list is offered instead. */
export function ListFault({ error, onRetry, all }: Props) {
  if (!(error instanceof CallFault && error.status === 400))
    return <FaultNote error={error} onRetry={onRetry} />
  return (
    <FaultNote
      error={error}
      action={
        <ButtonLink size="small" to={all}>
          Show all
        </ButtonLink>
      }
    />
  )
}
