import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { tellOtherTabs, useSession } from '../session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { Note } from '../ui/note.tsx'
import { VerifyBanner } from './verify-banner.tsx'

export const meta = () => [
  { title: 'Your e-mail · Partwright' },
  { name: 'robots', content: 'noindex' },
]

/** Where the link of the verification mail ends: `?error=` when it did not verify. */
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
        <Note kind="warn">This link is not valid any more. It works for a day.</Note>
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
  return (
    <NarrowPage title="Your e-mail is confirmed">
      <p className="text-soft">Receipts and news of your orders reach you there.</p>
      <ButtonLink to={person ? '/dashboard' : '/login'} look="primary" className="w-full">
        {person ? 'Go to the dashboard' : 'Login'}
      </ButtonLink>
    </NarrowPage>
  )
}
