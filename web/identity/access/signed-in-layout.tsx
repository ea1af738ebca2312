import { useEffect, useRef } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { rememberShop } from '../../app/own-file.ts'
import { Queries, useAskAnew, useForget } from '../../app/queries.tsx'
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

/**
 * What was answered to one person is never shown to another who signs in at the same pages, nor to the same one who
 * chose another company to buy for.
 */
function OfOne() {
  const { email, chosen } = usePerson()
  useEffect(beAtWork, [])
  rememberShop(useShopConfig().shop.files)
  return (
    <Queries key={`${email} ${chosen}`}>
      <AskAnewAfterLogin />
      <AskAnewForCompany />
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

/** A membership that ended, or another tab, changed for whom they buy: what is typed stays, what is shown is asked for anew. */
function AskAnewForCompany() {
  const id = usePerson().company?._id
  const before = useRef(id)
  const forget = useForget()
  useEffect(() => {
    if (before.current !== id) forget()
    before.current = id
  }, [id, forget])
  return null
}

export const meta: MetaFunction = (args) => [
  { title: shopIn(args)?.name },
  { name: 'robots', content: 'noindex' },
]
