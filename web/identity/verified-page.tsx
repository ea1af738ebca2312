import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { tellOtherTabs, useSession } from '../session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VerifyBanner } from './verify-banner.tsx'

export const meta = () => [
  { title: 'Your e-mail · Partwright' },
  { name: 'robots', content: 'noindex' },
]

/**
 * Where the link of the verification mail ends: `?error=` when it did not verify. Anybody can open this address, so that
 * it is confirmed is only told to whom the session says so.
 */
export default function VerifiedPage() {
  const session = useSession()
  const failed = useSearchParams()[0].has('error')
  const person = 'person' in session ? session.person : null
  useEffect(() => {
    if (!failed) tellOtherTabs()
  }, [failed])
  if (failed || person?.emailVerified === false)
    return (
      <NarrowPage title="Not confirmed">
        <Note kind="warn">
          {failed
            ? 'This link is not valid any more. It works for a day.'
            : 'Open the link of our mail to confirm your e-mail address.'}
        </Note>
        {person ? (
          <VerifyBanner />
        ) : (
          <>
            <p className="text-soft">Log in, and we send you another one.</p>
            <ButtonLink to="/login" look="primary" className="w-full">
              Login
            </ButtonLink>
          </>
        )}
      </NarrowPage>
    )
  if (session.state === 'loading')
    return (
      <NarrowPage title="Your e-mail">
        <Skeleton className="h-24" />
      </NarrowPage>
    )
  if (!person)
    return (
      <NarrowPage title="Your e-mail">
        <p className="text-soft">
          The link of our mail confirms your e-mail address. Log in to see whether it is confirmed.
        </p>
        <ButtonLink to="/login" look="primary" className="w-full">
          Login
        </ButtonLink>
      </NarrowPage>
    )
  return (
    <NarrowPage title="Your e-mail is confirmed">
      <p className="text-soft">Receipts and news of your orders reach you there.</p>
      <ButtonLink to="/dashboard" look="primary" className="w-full">
        Go to the dashboard
      </ButtonLink>
    </NarrowPage>
  )
}
