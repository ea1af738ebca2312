import type { BankLine } from '../../../contract/bank/bank.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LineFacts } from './line-facts.tsx'
import { Matches } from './matches.tsx'

type Props = {
  /** It stays while the dialog closes. */
  line: BankLine | undefined
  open: boolean
  onClose: () => void
  onUndo: (line: BankLine) => void
}

/** All that is known of a line that is settled, and the way to open it again. */
export const LineDialog = ({ line, open, onClose, onUndo }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Line of a statement"
    actions={
      <>
        <Button
          onClick={() => {
            onClose()
            if (line) onUndo(line)
          }}
        >
          Undo …
        </Button>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {line && (
      <div className="space-y-3 text-sm">
        <LineFacts line={line} />
        <Matches line={line} />
        {line.note && <p className="wrap-anywhere">{line.note}</p>}
      </div>
    )}
  </Dialog>
)
