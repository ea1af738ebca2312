import { useEffect, useState } from 'react'
import type { Batch } from '../../../contract/batches.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { useAction } from '../use-action.ts'
import { countDone, countGoing } from './words.ts'

type Props = { batch: Batch; onClose: () => void }

/** One batch: how long it can be taken back, how far it has come, and what came of it. */
export function BatchNote({ batch, onClose }: Props) {
  const { busy, fault, run } = useAction()
  const reload = useReload()
  const { _id: id, action, state, total, done, refused } = batch
  const steer = (name: string, how: () => Promise<unknown>) =>
    void run(name, how).then(() => reload('GET /batches'))
  const withdraw = () => steer('withdraw', () => call('DELETE /batches/{id}', { id }))
  const begin = () =>
    steer('begin', () => call('POST /batches/{id}/begin', { id }, { key: crypto.randomUUID() }))
  const problem = fault && <FaultNote error={fault.error} focus />
  if (state === 'waiting')
    return (
      <Note
        kind="info"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" busy={busy === 'begin'} onClick={begin}>
              Do it now
            </Button>
            <Button size="small" busy={busy === 'withdraw'} onClick={withdraw}>
              Undo
            </Button>
          </span>
        }
      >
        <p className="font-medium">{countGoing(action, total)}</p>
        <p>
          It begins in <Seconds key={id} left={batch.beginsIn} />, whether or not this page stays
          open. Until then nothing is done.
        </p>
        {problem}
      </Note>
    )
  if (state === 'running')
    return (
      <Note
        kind="info"
        action={
          <Button size="small" busy={busy === 'withdraw'} onClick={withdraw}>
            Stop
          </Button>
        }
      >
        <p className="font-medium">{countGoing(action, total)}</p>
        <div className="mt-1.5 flex items-center gap-3">
          <progress
            aria-label={countGoing(action, total)}
            max={total}
            value={done + refused}
            className="h-2 w-full max-w-96 accent-accent"
          />
          <span className="figures text-xs whitespace-nowrap">
            {figure(done + refused)} of {figure(total)}
          </span>
        </div>
        <p className="mt-1 text-xs">The shop goes on with it when this page is closed.</p>
        {problem}
      </Note>
    )
  return <Ended batch={batch} onClose={onClose} />
}

/** The server says how many are left with each answer, twice a second; this counts on from it where an answer is late. */
function Seconds({ left }: { left: number }) {
  const [shown, setShown] = useState(left)
  useEffect(() => {
    setShown(left)
    const ticking = setInterval(() => setShown((now) => Math.max(0, now - 1)), 1_000)
    return () => clearInterval(ticking)
  }, [left])
  return (
    <>
      <span className="figures" aria-hidden="true">
        {shown} s
      </span>
      <span className="sr-only">some seconds</span>
    </>
  )
}

function Ended({ batch, onClose }: Props) {
  const { action, state, total, done, refused } = batch
  const left = total - done - refused
  const isWhole = refused === 0 && left === 0
  return (
    <Note
      kind={refused > 0 ? 'warn' : isWhole ? 'good' : 'info'}
      action={
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="font-medium">
        {countDone(action, done)}
        {refused > 0 && `, ${figure(refused)} not`}
        {state === 'withdrawn' && `, ${figure(left)} taken back before anything was done`}.
      </p>
      {refused > 0 && <Problems id={batch._id} refused={refused} />}
    </Note>
  )
}

/** What could not be done, and why. */
function Problems({ id, refused }: { id: string; refused: number }) {
  const { data, error, refetch } = useAnswer('GET /batches/{id}', { id })
  if (error) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <details open={data.problems.length <= 10} className="mt-1">
        <summary>Which, and why</summary>
        <ul className="mt-1 space-y-0.5">
          {data.problems.map((one) => (
            <li key={one.id}>
              <span className="font-mono">{one.name ?? one.id}</span>: {one.problem}
            </li>
          ))}
        </ul>
      </details>
      {refused > data.problems.length && (
        <p className="mt-1">The first {figure(data.problems.length)} of them.</p>
      )}
    </>
  )
}
