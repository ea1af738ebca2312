import { type ReactNode, useId } from 'react'
import { FaultNote } from '../fault-note.tsx'
import { counted } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { StaticDialog } from '../ui/dialog.tsx'
import { ChooseLines } from './choose-lines.tsx'
import type { useAction } from './use-action.ts'
import type { LineChoice } from './use-line-choice.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What the button does to the pieces: Ship, Cancel. */
  verb: string
  look: 'primary' | 'danger'
  choice: LineChoice
  /** What the chosen lines are. */
  legend: string
  action: ReturnType<typeof useAction>
  /** Called when pieces are chosen and nothing is under way. */
  onSend: () => Promise<void>
  /** What comes of the choice, in words; how it is wrong is said here. */
  outcome: ReactNode
  /** Asked for above the lines, and below them. */
  above?: ReactNode
  below?: ReactNode
}

/** Asks which open pieces of an order something is done to, and does it. */
export function LinesDialog(props: Props) {
  const { open, onClose, title, verb, look, choice, legend, action, onSend } = props
  const form = useId()
  const { pieces, isWrong } = choice
  const isBusy = action.busy !== null
  return (
    <StaticDialog
      wide
      open={open}
      onClose={() => {
        action.forget()
        onClose()
      }}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Go back
          </Button>
          <Button type="submit" form={form} look={look} busy={isBusy} disabled={pieces === 0}>
            {verb} {pieces > 0 && counted(pieces, 'piece')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="space-y-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault()
          if (pieces > 0 && !isBusy) void onSend()
        }}
      >
        {props.above}
        <ChooseLines choice={choice} legend={legend} />
        {props.below}
        <p role="status" className="text-sm text-soft">
          {isWrong ? 'A quantity is not what is open of its line.' : props.outcome}
        </p>
        {action.fault && <FaultNote error={action.fault.error} focus />}
      </form>
    </StaticDialog>
  )
}
