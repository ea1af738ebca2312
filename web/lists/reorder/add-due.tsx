import { useState } from 'react'
import { call } from '../../app/api.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import type { Addable } from '../use-to-basket.ts'
import { usualLine } from './usual-line.ts'

type Props = { busy: boolean; onAdd: (lines: Addable[]) => Promise<void> }

/** Puts the usual quantity of every part that is likely due into the basket. */
export function AddDue({ busy, onAdd }: Props) {
  const { data } = useAnswer('GET /purchases', { due: 'true', limit: 1 })
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<Error>()
  const count = data && (data.total ?? 1_000)
  const add = async () => {
    setAsking(true)
    setFault(undefined)
    try {
      await onAdd((await allDue()).map(usualLine))
    } catch (error) {
      setFault(error as Error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="space-y-2">
      {count === 0 ? (
        <p className="text-sm text-soft">Nothing is likely to be due today.</p>
      ) : (
        count !== undefined && (
          <Button variant="primary" busy={busy || asking} onClick={() => void add()}>
            Add all that is due ({counted(count, 'part')})
          </Button>
        )
      )}
      {fault && <FaultNote error={fault} focus />}
    </div>
  )
}

/** As many pages as an answer by number reaches, which is as many lines as a basket takes. */
const pages = 10

async function allDue() {
  const due = []
  for (let page = 1; page <= pages; page += 1) {
    const { items, total = 0 } = await call('GET /purchases', { due: 'true', limit: 100, page })
    due.push(...items)
    if (items.length < 100 || due.length === total) break
  }
  return due
}
