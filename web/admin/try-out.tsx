import { type ReactNode, useState } from 'react'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { type Sending, useSending } from '../trade/faults/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Section } from './section.tsx'

type Props<Tried> = {
  says: string
  /** What the button asks. */
  action: string
  /** What stands beside the form before anything was tried. */
  before: string
  onTry: () => Promise<Tried>
  fields: (errorOf: Sending['errorOf']) => ReactNode
  result: (tried: Tried) => ReactNode
}

/** Works out what would come of something that nobody does: a form, and beside it the outcome. Nothing is saved. */
export function TryOut<Tried>({ says, action, before, onTry, fields, result }: Props<Tried>) {
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useSending()
  const send = sending.sends(async () => {
    setBusy(true)
    try {
      setTried(await onTry())
    } finally {
      setBusy(false)
    }
  })
  return (
    <Section title="Try it out" says={`${says} Nobody sees it, and nothing is kept.`}>
      <div className="panel grid gap-6 p-4 sm:p-5 lg:grid-cols-[3fr_2fr]">
        <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">{fields(sending.errorOf)}</div>
          {sending.fault && <FaultNote error={sending.fault} focus />}
          <Button type="submit" variant="primary" busy={busy}>
            {action}
          </Button>
        </form>
        <div role="status" className="rounded-md bg-sunken p-4">
          {tried ? result(tried) : <p className="text-sm text-soft">{before}</p>}
        </div>
      </div>
    </Section>
  )
}
