import { useEffect, useRef } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { rememberShop } from '../../app/own-file.ts'
import { Queries, useAskAnew } from '../../app/queries.tsx'
import { beAtWork, usePerson, useSession } from '../../app/session.ts'
import { shopIn, useShopConfig } from '../../app/shop-config.ts'
import { RequireSignedIn } from './require.tsx'

/** Around every page that is for signed-in people. */
export default function SignedInLayout() {
  return (
    <RequireSignedIn>
      <OfOne />
    </RequireSignedIn>
  )
}

/** What was answered to one person is never shown to another who signs in at the same pages. */
function OfOne() {
  const { email } = usePerson()
  useEffect(beAtWork, [])
  rememberShop(useShopConfig().shop.files)
  return (
    <Queries key={email}>
      <AskAnewAfterLogin />
      <Outlet />
    </Queries>
  )
}

/** After logging in again over a page, what was refused meanwhile is asked for anew. */
function AskAnewAfterLogin() {
  const { state } = useSession()
  const before = useRef(state)
  const askAnew = useAskAnew()
  useEffect(() => {
    if (before.current === 'lost' && state === 'in') askAnew()
    before.current = state
  }, [state, askAnew])
  return null
}

export const meta: MetaFunction = (args) => [
  { title: shopIn(args)?.name },
  { name: 'robots', content: 'noindex' },
]
