import { become, outdate } from './session.ts'
import { tellOtherTabs } from './session-tabs.ts'
import { token } from './token.ts'

let leaving = false

/** Whether somebody is being signed out: their token is not renewed any more. */
export const isLeaving = () => leaving

/** Signs out, here and at the server, and forgets the token. Answers whether the server heard of it. */
export async function signOut(): Promise<boolean> {
  outdate()
  leaving = true
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => null)
  outdate()
  leaving = false
  token.clear()
  become({ state: 'out' })
  if (response?.ok) tellOtherTabs()
  return response?.ok ?? false
}
