import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { addressOf } from '../../trade/builds/held-build.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { storeOpened } from './opened.ts'

export const meta = privatePage('Build')

/** Opens a saved build in the builder, whose address it becomes: it is drawn there with what is there today. */
export default function OpeningPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch, isFetchedAfterMount } = useAnswer('GET /builds/{id}', { id })
  // what was cached from an earlier visit may be older than what that visit saved
  const build = isFetchedAfterMount && data?._id === id ? data : undefined
  useEffect(() => {
    if (!build) return
    storeOpened({ id: build._id, name: build.name, updatedAt: build.updatedAt })
    void navigate(addressOf(build), { replace: true })
  }, [build, navigate])
  const isMissing = error instanceof CallFault && error.status === 404
  return (
    <>
      <Breadcrumbs steps={[{ name: 'My builds', to: '/dashboard/builds' }, { name: 'Build' }]} />
      <h1 className="text-xl font-semibold">{build?.name ?? 'Build'}</h1>
      {isMissing ? (
        <Empty
          title="This build is not here"
          action={<ButtonLink to="/dashboard/builds">My builds</ButtonLink>}
        >
          It was deleted, or it is not yours. A build is passed on by the link that the builder
          copies.
        </Empty>
      ) : error ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  )
}
