import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { beginSession } from '../../app/session-tabs.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { type Provider, signInAt } from '../../app/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { useOnEach } from '../../ui/on-each.ts'
import { useFrom } from './from.ts'
import { providerWords } from './provider-words.ts'

type Way = Provider | 'passkey'
type Fault = { way: Way; words: string }

/** Signing in without a password: at Google, at the configured issuer, with a passkey. Each says what went wrong. */
export function OtherWays({ page }: { page: '/login' | '/register' }) {
  const { google, other } = useShopConfig().signIn
  const from = useFrom()
  const navigate = useNavigate()
  const came = useCame()
  const [busy, setBusy] = useState<Way>()
  const [fault, setFault] = useState<Fault | null>(
    came === null ? null : { way: google ? 'google' : 'oidc', words: providerWords(came) },
  )
  const go = async (way: Way) => {
    setBusy(way)
    setFault(null)
    try {
      if (way === 'passkey') {
        if (!(await withPasskey())) await navigate('/login/code', { state: { from } })
      } else await signInAt(way, page, from)
    } catch (error) {
      setFault({ way, words: wordsOf(way, error) })
      setBusy(undefined)
    }
  }
  const button = (way: Way, icon: ReactNode, name: string) => (
    <div>
      <Button className="w-full" busy={busy === way} onClick={() => void go(way)}>
        {busy !== way && icon}
        {name}
      </Button>
      <p role="alert" className={fault?.way === way ? 'mt-2 text-sm text-danger' : 'sr-only'}>
        {fault?.way === way && `⚠ ${fault.words}`}
      </p>
    </div>
  )
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-4 text-xs text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {google && button('google', <Letter />, 'Login With Google')}
      {other !== null && button('oidc', null, `Login With ${other}`)}
      {!google && other === null && fault && (
        <p role="alert" className="text-sm text-danger">
          {fault.words}
        </p>
      )}
      {page === '/login' &&
        button('passkey', <KeyRound size={17} aria-hidden="true" />, 'Login with a passkey')}
    </div>
  )
}

/** What a provider came back with, once: it leaves the address, so that a reload does not say it again. */
function useCame() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const error = query.get('error')
  useOnEach(error, () => {
    if (error === null) return
    const without = (before: URLSearchParams) => {
      const next = new URLSearchParams(before)
      for (const name of ['error', 'error_description']) next.delete(name)
      return next
    }
    setQuery(without, { replace: true, preventScrollReset: true, state })
  })
  return error
}

async function withPasskey() {
  const { signInWithPasskey } = await import('./passkey.ts')
  if (!(await signInWithPasskey())) return false
  const { state } = await beginSession()
  if (state !== 'in') throw new Error('The shop cannot be reached. Please try again.')
  return true
}

function wordsOf(way: Way, error: unknown) {
  const isOffline = error instanceof CallFault && error.status === 0
  if (way === 'passkey' || isOffline) return (error as Error).message
  return 'It does not answer at the moment. Try again, or log in with your password.'
}

const Letter = () => (
  <svg width="17" height="17" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M20.5 12H12.5M20.5 12a8.5 8.5 0 1 1-2.6-6.1" stroke="currentColor" strokeWidth="3" />
  </svg>
)
