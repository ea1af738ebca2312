import { isRouteErrorResponse } from 'react-router'
import { useTitled } from '../app/shop-config.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

type Said = { detail?: string; requestId?: string }

/** A page that could not be shown: why, what to do, and the request's id for who is asked about it. */
export function FaultPage({ error }: { error: unknown }) {
  const said = isRouteErrorResponse(error) ? readSaid(error.data) : {}
  const title = 'This did not work'
  return (
    <div className="frame flex flex-col items-center gap-4 py-24 text-center">
      <title>{useTitled(title)}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p role="alert" className="max-w-md text-soft">
        {said.detail ?? 'Something went wrong on our side. Try again in a moment.'}
      </p>
      {said.requestId && (
        <p className="text-sm text-soft">
          Request <code className="font-mono">{said.requestId}</code>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink to="/">Home</ButtonLink>
      </div>
    </div>
  )
}

function readSaid(data: unknown): Said {
  if (typeof data === 'object' && data) return data as Said
  if (typeof data !== 'string') return {}
  try {
    return JSON.parse(data) as Said
  } catch {
    return {}
  }
}
