import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FaultNote } from './fault-note.tsx'
import type { Sending } from './use-sending.ts'

type Props = {
  sending: Sending
  onBack: () => void
  variant?: 'primary' | 'danger'
  disabled?: boolean
  /** What the button says that sends the form. */
  children: ReactNode
}

/** The end of a form in a dialog: what was refused of no field, the way back, and the button that sends it. */
export const FormEnd = ({
  sending,
  onBack,
  variant = 'primary',
  disabled = false,
  children,
}: Props) => (
  <>
    {sending.fault && <FaultNote error={sending.fault} focus />}
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onBack} disabled={sending.busy}>
        Go back
      </Button>
      <Button type="submit" variant={variant} busy={sending.busy} disabled={disabled}>
        {children}
      </Button>
    </div>
  </>
)
