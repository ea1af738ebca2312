import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import {
  boardsOf,
  type LinesAsBuild,
  linesAsBuild,
  mayBeBuild,
  type OrderedLine,
} from './lines-as-build.ts'

const AskForMachine = lazyDialog(
  async () => ({ default: (await import('./ask-for-machine.tsx')).AskForMachine }),
  ({ open }) => open,
)

type Props = {
  lines: readonly OrderedLine[]
  variant?: 'secondary' | 'quiet'
  size?: 'small' | 'medium'
  className?: string
}

/**
 * Opens the builder with these lines. Of one kind of board there are as many machines as boards; of several, or none, it
 * asks first. The builder tells which lines are no part of the build. Absent where lines cannot be a machine.
 */
export function CheckAsBuild({ lines, variant = 'secondary', size = 'medium', className }: Props) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (!mayBeBuild(lines)) return null
  const go = ({ address, left }: LinesAsBuild) => void navigate(address, { state: { left } })
  const check = () => {
    const [board, ...others] = boardsOf(lines)
    if (board && others.length === 0) go(linesAsBuild(lines, board.quantity, board))
    else setOpen(true)
  }
  return (
    <>
      <Button variant={variant} size={size} className={className} onClick={check}>
        Check as a build
      </Button>
      <OnceOpened open={isOpen}>
        <AskForMachine open={isOpen} onClose={() => setOpen(false)} lines={lines} onChosen={go} />
      </OnceOpened>
    </>
  )
}
