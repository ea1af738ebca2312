import { type FormEvent, useState } from 'react'
import { maxMachines } from '../../../contract/builds/limits.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { boardsOf, type LinesAsBuild, linesAsBuild, type OrderedLine } from './lines-as-build.ts'

type Props = {
  open: boolean
  onClose: () => void
  lines: readonly OrderedLine[]
  onChosen: (build: LinesAsBuild) => void
}

/** Asks which of several boards the machine has, or how many machines they are where there is none. */
export function AskForMachine({ open, onClose, lines, onChosen }: Props) {
  const boards = boardsOf(lines)
  return (
    <Dialog open={open} onClose={onClose} title="Check as a build">
      {boards.length > 0 ? (
        <>
          <p className="text-sm text-soft">
            There are several motherboards here, and one machine has one. Which machine is checked?
          </p>
          <ul className="mt-3 space-y-2">
            {boards.map((board) => (
              <li key={board.partId}>
                <Button
                  className="w-full justify-between whitespace-normal text-start"
                  onClick={() => onChosen(linesAsBuild(lines, board.quantity, board))}
                >
                  <span className="min-w-0">{board.name}</span>
                  <span className="figures shrink-0 text-soft">
                    {counted(board.quantity, 'machine')}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <AskForCount onCount={(machines) => onChosen(linesAsBuild(lines, machines, undefined))} />
      )}
    </Dialog>
  )
}

function AskForCount({ onCount }: { onCount: (machines: number) => void }) {
  const [typed, setTyped] = useState('1')
  const [fault, setFault] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
    if (count >= 1 && count <= maxMachines) onCount(count)
    else setFault(`A whole number of machines, from 1 to ${figure(maxMachines)}`)
  }
  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <p className="text-sm text-soft">
        No motherboard is among these lines. For how many machines are they?
      </p>
      <TextField
        label="Machines"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={fault}
      />
      <Button type="submit" variant="primary">
        Open the builder
      </Button>
    </form>
  )
}
