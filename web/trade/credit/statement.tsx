import { useState } from 'react'
import { TextField } from '../../ui/forms/field.tsx'
import { Downloads } from '../files/downloads.tsx'

type Days = { from?: string; to?: string }
type Props = {
  ask: (days: Days) => Promise<Blob>
  askPaper: (days: Days) => Promise<Blob>
  /** What the files are called, without their ends. */
  file: string
}

/** Saves a statement of an account, of all days or of those that are chosen. */
export function Statement({ ask, askPaper, file }: Props) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const days = { ...(from && { from }), ...(to && { to }) }
  const isTurned = from !== '' && to !== '' && from > to
  return (
    <div className="flex flex-wrap items-end gap-3" data-screen-only>
      <TextField
        label="From"
        type="date"
        optional
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        className="grow sm:max-w-44"
      />
      <TextField
        label="To"
        type="date"
        optional
        value={to}
        error={isTurned ? 'After the first day, please' : undefined}
        onChange={({ target }) => setTo(target.value)}
        className="grow sm:max-w-44"
      />
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <Downloads
          disabled={isTurned}
          files={[
            {
              name: 'Statement as PDF',
              ask: () => askPaper(days),
              file: `${file}.pdf`,
            },
            {
              name: 'Statement as CSV',
              ask: () => ask(days),
              file: `${file}.csv`,
            },
          ]}
        />
      </div>
    </div>
  )
}
