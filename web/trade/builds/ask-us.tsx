import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../app/api.ts'
import { absolute } from '../../app/origin.ts'
import { useSession } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { Button } from '../../ui/button.tsx'
import { FaultNote } from '../faults/fault-note.tsx'
import type { ShownFinding } from './findings.ts'

/**
 * Makes the facts that a finding lacks a task of the shop, which tells whoever asked what came of it. Where no fact is
 * missing, and it is still not known, the question is a mail.
 */
export function AskUs({ finding }: { finding: ShownFinding }) {
  const missing = finding.facts.filter(({ text }) => text === null)
  return (
    <div
      className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 ps-7 text-xs text-soft"
      data-screen-only
    >
      Unknown is no yes and no no.
      {missing.length > 0 ? (
        <Asking facts={missing.map(({ partId, key }) => ({ partId, key }))} />
      ) : (
        <Writing text={finding.text} />
      )}
    </div>
  )
}

const words = 'Ask us to look it up'

function Asking({ facts }: { facts: { partId: string; key: string }[] }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'busy' | 'asked' | 'known' | Error | null>(null)
  if (!('person' in session))
    return (
      <Link to="/login" state={{ from: pathname + search }} className="link">
        {words}
      </Link>
    )
  const ask = async () => {
    setState('busy')
    try {
      const build = pathname === '/builder' && new URLSearchParams(search).get('b')
      const { asked } = await call('POST /fact-requests', { facts, ...(build && { build }) })
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
      {(state === null || state === 'busy' || state instanceof Error) && (
        <Button size="small" variant="quiet" busy={state === 'busy'} onClick={() => void ask()}>
          {words}
        </Button>
      )}
      {state instanceof Error && <FaultNote error={state} focus />}
    </>
  )
}

function Writing({ text }: { text: string }) {
  const { pathname, search } = useLocation()
  const { email } = useShopConfig().shop.contact
  if (!email) return null
  const body = encodeURIComponent(`${text}\n\n${absolute(pathname + search)}`)
  return (
    <a href={`mailto:${email}?subject=${encodeURIComponent(text)}&body=${body}`} className="link">
      {words}
    </a>
  )
}
