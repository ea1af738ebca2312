import { useEffect, useState } from 'react'
import { call } from '../../../app/api.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { FocusedNote } from '../../../ui/focused-note.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { counted } from '../../../ui/words/amounts.tsx'
import type { JustShipped, useJustShipped } from './just-shipped.tsx'

type Props = { just: ReturnType<typeof useJustShipped>; onUndone: () => Promise<void> }

/** Offers to take back what was just shipped, while no invoice is written and no buyer told. */
export function UndoShipping({ just: { shipped, forget }, onUndone }: Props) {
  const left = useSecondsLeft(shipped)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  useEffect(() => {
    // another shipping: what went wrong with the one before is over
    if (!shipped) return
    setFault(null)
    setRefused([])
  }, [shipped])
  if (fault) return <FaultNote error={fault} focus />
  if (refused.length > 0)
    return (
      <FocusedNote of={refused} kind="danger">
        <ul className="space-y-0.5">
          {refused.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </FocusedNote>
    )
  if (!shipped || (left <= 0 && !busy)) return null
  const undo = async () => {
    setBusy(true)
    try {
      const { ids } = shipped
      const answer = await call('POST /order-shipment-undos', { ids }, { key: crypto.randomUUID() })
      if (answer.modifiedCount > 0)
        toast.success('Shipping taken back', counted(answer.modifiedCount, 'order'))
      setRefused(
        answer.results.flatMap(({ id, orderNumber, problem }) =>
          problem === null ? [] : [`${orderNumber ?? id}: ${problem}`],
        ),
      )
      forget()
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
      await onUndone()
    }
  }
  return (
    <Note
      kind="good"
      action={
        <Button size="small" busy={busy} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      <p className="font-medium">{shipped.says}</p>
      <p>
        Invoice and mail leave in{' '}
        <span className="figures" aria-hidden="true">
          {left} s
        </span>
        <span className="sr-only">some seconds</span>.
      </p>
    </Note>
  )
}

function useSecondsLeft(shipped: JustShipped | null) {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!shipped) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticking)
  }, [shipped])
  return shipped ? Math.ceil((shipped.until - Math.max(now, 0)) / 1_000) : 0
}
