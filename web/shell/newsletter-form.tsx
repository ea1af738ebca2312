import { type FormEvent, useState } from 'react'
import { CallFault, call } from '../app/api.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/hydrated.ts'

type State = { kind: 'idle' | 'busy' | 'sent' } | { kind: 'failed'; words: string }

/** Asks for the newsletter; a mail then asks to confirm. */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const hydrated = useHydrated()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '')
    setState({ kind: 'busy' })
    try {
      await call('POST /newsletter', { email }, { key: crypto.randomUUID() })
      form.reset()
      setState({ kind: 'sent' })
    } catch (fault) {
      const said =
        fault instanceof CallFault ? (fault.errors[0]?.message ?? fault.message) : String(fault)
      setState({ kind: 'failed', words: said })
    }
  }
  const failed = state.kind === 'failed'
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-2">
      <p className="text-sm text-soft">New parts and prices, once a month at most.</p>
      <label htmlFor="newsletter" className="block text-sm font-medium">
        Email
      </label>
      <div className="flex gap-2">
        <input
          id="newsletter"
          name="email"
          type="email"
          autoComplete="email"
          className="input"
          aria-describedby="newsletter-said"
          aria-invalid={failed || undefined}
        />
        <Button
          type="submit"
          busy={state.kind === 'busy'}
          disabled={!hydrated}
          className={hydrated ? '' : 'disabled:opacity-100!'}
        >
          Subscribe
        </Button>
      </div>
      <p
        id="newsletter-said"
        aria-live="polite"
        className={failed ? 'text-sm text-danger' : 'text-sm text-good'}
      >
        {state.kind === 'sent' && 'Sent. Open the mail to confirm.'}
        {state.kind === 'failed' && state.words}
      </p>
    </form>
  )
}
