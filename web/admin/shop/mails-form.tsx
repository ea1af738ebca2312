import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import {
  inOwnWords,
  type MailName,
  mailKinds,
  placeholdersIn,
} from '../../../contract/shop-record/mail-kinds.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { call } from '../../app/api.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Frame } from './preview.tsx'
import { useSave } from './use-save.ts'

type Words = ShopRecord['mails'][number]

const isEmpty = ({ subject, opening, closing }: Words) => subject + opening + closing === ''
const kinds = Object.keys(mailKinds) as MailName[]

/** What the shop says in its mails itself, a mail at a time, beside the mail as it will be. */
export default function MailsForm({ shown }: { shown: RecordShown }) {
  const saved = shown.record.mails
  const [all, setAll] = useState(saved)
  const [kind, setKind] = useKind()
  const { save, errors, fault, busy } = useSave('mails', shown, (path) => path.join('.'))
  const [at, words] = find(all, kind)
  const change = (changes: Partial<Words>) => setAll(all.toSpliced(at, 1, { ...words, ...changes }))
  const errorOf = (field: string) => errors[`${at}.${field}`]
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = all.filter((one) => !isEmpty(one))
    setAll(said)
    const [first = ''] = Object.keys(await save(said))
    const wrong = said[Number.parseInt(first, 10)]
    if (wrong) setKind(wrong.kind)
  }
  const names = placeholdersIn(kind)
    .map((one) => `{${one}}`)
    .join(', ')
  const paragraphs = 'A paragraph a line.'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        aria-label={groupNames.mails}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="panel space-y-5 p-5 sm:p-6"
      >
        <p className="text-sm text-soft">
          What you say in your mails yourself. What a mail has to say stays in it. Names in braces
          are filled in: the shop’s name, whom the mail is to, the order’s number.
        </p>
        <SelectField
          label="Mail"
          value={kind}
          onChange={(event) => setKind(event.target.value as MailName)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {mailKinds[one].called + (isEmpty(find(all, one)[1]) ? '' : ' •')}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject"
          hint={`In place of the usual one. It may have ${names}.`}
          optional
          autoComplete="off"
          value={words.subject}
          error={errorOf('subject')}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <TextArea
          label="Opening"
          hint={`After the greeting. ${paragraphs}`}
          rows={4}
          optional
          value={words.opening}
          error={errorOf('opening')}
          onChange={(event) => change({ opening: event.target.value })}
        />
        <TextArea
          label="Closing"
          hint={`Before what the mail says in the end. ${paragraphs}`}
          rows={4}
          optional
          value={words.closing}
          error={errorOf('closing')}
          onChange={(event) => change({ closing: event.target.value })}
        />
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={all === saved}>
            Save
          </Button>
          {all !== saved && <Button onClick={() => setAll(saved)}>Undo changes</Button>}
          <TestMail words={words} />
        </div>
      </form>
      <Frame>
        <MailPreview words={words} />
      </Frame>
    </div>
  )
}

/** A mail's own words, and where they stand among those of all; behind them where there are none yet. */
function find(all: Words[], kind: MailName): [at: number, words: Words] {
  const at = all.findIndex((one) => one.kind === kind)
  return at < 0 ? [all.length, { kind, subject: '', opening: '', closing: '' }] : [at, all[at]!]
}

/** Which mail is open stands in the address, so that it is still open when they are saved. */
function useKind(): [kind: MailName, setKind: (kind: MailName) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('mail') ?? ''
  const kind = kinds.find((one) => one === asked) ?? kinds[0]!
  const setKind = (to: MailName) =>
    setParams({ part: 'mails', mail: to }, { replace: true, preventScrollReset: true })
  return [kind, setKind]
}

/** Sends the mail, with what is typed, to whoever asks for it. */
function TestMail({ words }: { words: Words }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const send = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { to } = await call('POST /test-mails', words)
      toast.success(`Sent to ${to}`)
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} onClick={() => void send()}>
        Send me this mail
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </>
  )
}

/** The mail of an example, in words. */
function MailPreview({ words }: { words: Words }) {
  const { data, error, refetch } = useAnswer('GET /mail-texts', {})
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  const usual = data?.mails.find(({ kind }) => kind === words.kind)
  if (!usual) return <p className="p-5 text-sm text-soft">Reading the mail</p>
  const { subject, greeting, says, notes } = inOwnWords(usual, words, usual.given)
  return (
    <div className="space-y-4 p-5 text-sm">
      <p className="font-semibold">{subject}</p>
      {[greeting, ...says].map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have their place alone
        <p key={at}>{text}</p>
      ))}
      <p className="border-y py-2 text-xs text-soft">What the mail is about, and where it leads</p>
      {notes.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have their place alone
        <p key={at} className="text-soft">
          {text}
        </p>
      ))}
    </div>
  )
}
