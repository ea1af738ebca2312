import { useState } from 'react'
import { call } from '../app/api.ts'
import { useAnswer, useReload } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type Props = {
  list: { _id: string; name: string } | undefined
  open: boolean
  onClose: () => void
}

/** Shares a list by a link, shows the link, takes it back. */
export function ShareList({ list, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={list ? `Share “${list.name}”` : 'Share'}>
      <p className="text-soft">
        Whoever has the link and is signed in can look at this list, copy it and order from it. They
        see your name,{' '}
        <strong className="font-semibold text-ink">your own numbers and notes</strong> too, and
        every later change. They cannot change it.
      </p>
      {list && open && <Link key={list._id} id={list._id} />}
    </Dialog>
  )
}

function Link({ id }: { id: string }) {
  const { data, error, refetch } = useAnswer('GET /lists/{id}', { id })
  const [busy, setBusy] = useState<'share' | 'end'>()
  const [fault, setFault] = useState<Error>()
  const reload = useReload()
  const change = async (what: 'share' | 'end') => {
    setBusy(what)
    setFault(undefined)
    try {
      if (what === 'share') await call('POST /lists/{id}/share', { id })
      else await call('DELETE /lists/{id}/share', { id })
      await reload('GET /lists/{id}', 'GET /lists')
      toast.success(what === 'share' ? 'New link made' : 'Shared no more')
    } catch (reason) {
      setFault(reason as Error)
    } finally {
      setBusy(undefined)
    }
  }
  if (error) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-4 h-24" />
  const { shareToken } = data
  return (
    <div className="mt-4 space-y-4">
      {shareToken && <Address token={shareToken} />}
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        {shareToken && (
          <Button busy={busy === 'end'} onClick={() => void change('end')}>
            Stop sharing
          </Button>
        )}
        <Button
          variant={shareToken ? 'secondary' : 'primary'}
          busy={busy === 'share'}
          onClick={() => void change('share')}
        >
          {shareToken ? 'Replace the link' : 'Make a link'}
        </Button>
      </div>
      {shareToken && (
        <p className="text-sm text-soft">Replacing or stopping ends this link at once.</p>
      )}
    </div>
  )
}

function Address({ token }: { token: string }) {
  const address = `${location.origin}/lists/${token}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast.success('Link copied')
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="min-w-0 grow basis-56 text-sm font-medium">
        Link
        <input
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="input mt-1 font-mono text-xs"
        />
      </label>
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}
