import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { FaultNote } from '../faults/fault-note.tsx'
import type { ShownFact } from './findings.ts'

/** Asks for facts as who is signed in, and says what came of it. */
export default function AskButton({ facts, words }: { facts: ShownFact[]; words: string }) {
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'busy' | 'asked' | 'known' | Error | null>(null)
  const ask = async () => {
    setState('busy')
    try {
      const build = pathname === '/builder' && new URLSearchParams(search).get('b')
      const { asked } = await call('POST /fact-requests', {
        facts: facts.map(({ partId, key }) => ({ partId, key })),
        ...(build && { build }),
      })
      setState(asked > 0 ? 'asked' : 'known')
    } catch (error) {
      setState(error as Error)
    }
  }
  return (
    <>
      <span role="status" className="empty:hidden">
        {state === 'asked' && 'We look it up and tell you by mail.'}
        {state === 'known' && 'It is known by now: load the page again.'}
      </span>
      {state !== 'asked' && state !== 'known' && (
        <Button size="small" variant="quiet" busy={state === 'busy'} onClick={() => void ask()}>
          {words}
        </Button>
      )}
      {state instanceof Error && <FaultNote error={state} focus />}
    </>
  )
}
