import { useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { call, faultOf } from '../app/api.ts'
import { privatePage } from '../app/private-page.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { Note } from '../ui/note.tsx'

const kinds = {
  confirm: {
    title: 'Confirm the newsletter',
    says: 'New parts and prices, once a month at most. Press the button, and it comes to the address that our mail went to.',
    button: 'Confirm',
    done: 'Done: the newsletter will come to you. Every issue has a link that ends it.',
    // a POST with a body
    send: (token: string, key: string) => call('POST /newsletter/confirm', { token }, { key }),
  },
  unsubscribe: {
    title: 'Unsubscribe',
    says: 'Press the button, and the newsletter comes to this address no more.',
    button: 'Unsubscribe',
    done: 'Done: you get no more of it.',
    // its token stands in the address, as one click of a mail program has it (RFC 8058)
    send: async (token: string) => {
      const query = new URLSearchParams({ token })
      const response = await fetch(`/api/newsletter/unsubscribe?${query}`, { method: 'POST' })
      if (!response.ok) throw await faultOf(response)
    },
  },
} as const

const kindOf = (what: string | undefined) =>
  what === 'confirm' || what === 'unsubscribe' ? kinds[what] : null

export const loader = ({ params }: LoaderFunctionArgs) => {
  if (!kindOf(params.what)) throw new Response(null, { status: 404 })
  return null
}

export const meta: MetaFunction = (args) =>
  privatePage(kindOf(args.params.what)?.title ?? 'Page Not Found')(args)

/** Where the newsletter's mails lead. It is done by a button: programs that check mails follow links by themselves. */
export default function NewsletterPage() {
  const kind = kindOf(useParams().what) ?? kinds.confirm
  const token = useSearchParams()[0].get('token') ?? ''
  const [key] = useState(() => (typeof crypto === 'undefined' ? '' : crypto.randomUUID()))
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [fault, setFault] = useState<Error>()
  const send = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await kind.send(token, key)
      setState('done')
    } catch (error) {
      setFault(error as Error)
      setState('idle')
    }
  }
  return (
    <NarrowPage title={kind.title}>
      {state === 'done' ? (
        <>
          <FocusedNote kind="good">{kind.done}</FocusedNote>
          <ButtonLink to="/parts" className="w-full">
            Look at the parts
          </ButtonLink>
        </>
      ) : token.length < 20 ? (
        <Note kind="warn">
          This link is not whole. Copy it from the mail once more, with everything behind “token=”.
        </Note>
      ) : (
        <>
          <p className="text-soft">{kind.says}</p>
          <Button
            variant="primary"
            className="w-full"
            busy={state === 'busy'}
            onClick={() => void send()}
          >
            {kind.button}
          </Button>
          {fault && <FaultNote error={fault} focus />}
        </>
      )}
    </NarrowPage>
  )
}
