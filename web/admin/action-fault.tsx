import { FaultNote } from '../trade/faults/fault-note.tsx'
import type { ActionFault } from './use-action.ts'

/** What a button could not do, in its place, with the focus: of which row, why, what to do. */
export function ActionFaultNote({ fault }: { fault: ActionFault | null }) {
  if (!fault) return null
  return (
    <section aria-label={fault.about || 'What did not work'} className="space-y-1">
      {fault.about && <p className="text-sm font-medium">{fault.about}</p>}
      <FaultNote error={fault.error} focus />
    </section>
  )
}
