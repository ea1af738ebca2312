import { useState } from 'react'
import type { Batch } from '../../../contract/batches.ts'
import { useAnswer } from '../../app/queries.tsx'
import { useOnEach } from '../../ui/on-each.ts'
import { BatchNote } from './batch-note.tsx'

const isOpen = ({ state }: Batch) => state === 'waiting' || state === 'running'

/** What ended so long ago, in milliseconds, was reported before. */
const reported = 600_000
const place = 'batchesRead'

const isNew = ({ endedAt }: Batch) =>
  endedAt !== null && Date.parse(endedAt) > Date.now() - reported
/** Older ones would push the list out of sight. */
const maxReports = 3

/** Reports that were closed in this tab. */
function readClosed(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[]
  } catch {
    return []
  }
}

/**
 * What the server is at for the caller, and what came of it: also of what was begun on another page, or before this one
 * was closed. `onChanged` each time something has ended.
 */
export function Batches({ onChanged }: { onChanged: () => void }) {
  const { data } = useAnswer(
    'GET /batches',
    { limit: 10 },
    { every: (answer) => (answer?.items.some(isOpen) ? 500 : false) },
  )
  const [closed, setClosed] = useState(readClosed)
  const batches = data?.items ?? []
  const ended = batches.filter((one) => !isOpen(one)).length
  useOnEach(data ? ended : undefined, (count) => {
    if (count) onChanged()
  })
  const close = (id: string) => {
    const next = [...closed, id].slice(-50)
    setClosed(next)
    try {
      sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // it is closed on this page
    }
  }
  const reports = batches
    .filter((one) => !isOpen(one) && !closed.includes(one._id) && isNew(one))
    .slice(0, maxReports)
  const shown = batches.filter((one) => isOpen(one) || reports.includes(one))
  if (shown.length === 0) return null
  return (
    <section aria-label="Work under way" className="space-y-2" data-screen-only>
      {shown.map((batch) => (
        <BatchNote key={batch._id} batch={batch} onClose={() => close(batch._id)} />
      ))}
    </section>
  )
}
