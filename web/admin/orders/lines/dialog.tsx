import { type ReactNode, useId } from 'react'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { useIdempotencyKey } from '../../../app/idempotency-key.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { StaticDialog } from '../../../ui/overlays/dialog.tsx'
import { counted } from '../../../ui/words/amounts.tsx'
import { useAction } from '../../use-action.ts'
import { ChooseLines } from './choose-lines.tsx'
import { type LineChoice, useLineChoice } from './use-line-choice.ts'

/** What every question about an order's lines is given. */
export type AboutLines = {
  order: OrderDetail
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
  /** The order was not as it is shown: it is read again. */
  onRefused: () => Promise<void>
}

type Props = AboutLines & {
  title: string
  /** What the button does to the pieces: Ship, Cancel. */
  verb: string
  variant: 'primary' | 'danger'
  /** What is chosen until something is typed. */
  first: 'all' | 'none'
  /** What the chosen lines are. */
  legend: string
  /** Called when pieces are chosen and nothing is under way. The key is the same for the same values. */
  send: (lines: LineChoice['chosen'], keyFor: (values: object) => string) => Promise<void>
  /** What comes of the choice, in words; how it is wrong is said here. */
  outcome: (choice: LineChoice) => ReactNode
  /** Asked for above the lines, and below them. */
  above?: ReactNode
  below?: ReactNode
}

/** Asks which open pieces of an order something is done to, and does it. */
export function LinesDialog(props: Props) {
  const { order, open, onClose, title, verb, variant, first, legend, outcome } = props
  const form = useId()
  const choice = useLineChoice(order.lines, first)
  const action = useAction()
  const idempotency = useIdempotencyKey()
  const { pieces, isWrong } = choice
  const isBusy = action.busy !== null
  const send = async () => {
    const done = await action.run(verb, () => props.send(choice.chosen, idempotency.keyFor))
    if (!done) return await props.onRefused()
    idempotency.fulfilled()
    choice.reset()
    await props.onDone()
  }
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
          <Button type="submit" form={form} variant={variant} busy={isBusy} disabled={pieces === 0}>
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
          if (pieces > 0 && !isBusy) void send()
        }}
      >
        {props.above}
        <ChooseLines choice={choice} legend={legend} />
        {props.below}
        <p role="status" className="text-sm text-soft">
          {isWrong ? 'Correct the marked quantity first.' : outcome(choice)}
        </p>
        {action.fault && <FaultNote error={action.fault.error} focus />}
      </form>
    </StaticDialog>
  )
}
