import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { tellOtherTabs, useSession } from '../session.ts'

/** Stands for the shop's own origin, which the check need not know. */
const here = 'https://shop.invalid'
const entries = ['/login', '/login/code', '/register']

/**
 * A path of the shop, or null: what would lead to another origin, or round in a circle, is none. Read as a browser
 * reads it, which takes a backslash for a slash and leaves tabs out (WHATWG URL, 4.4).
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return null
  const { origin, pathname, search, hash } = new URL(value, here)
  if (origin !== here || pathname.startsWith('//') || entries.includes(pathname)) return null
  return pathname + search + hash
}

/** Where somebody came from who was sent to log in: they go on there afterwards. Else the dashboard. */
export function useFrom(): string {
  const { state, search } = useLocation()
  const left = (state as { from?: unknown } | null)?.from
  return ownPath(left) ?? ownPath(new URLSearchParams(search).get('from')) ?? '/dashboard'
}

/** Goes on to where somebody came from, as soon as they are signed in and have their token. */
export function useGoOn() {
  const { state } = useSession()
  const from = useFrom()
  const navigate = useNavigate()
  useEffect(() => {
    if (state !== 'in') return
    tellOtherTabs()
    void navigate(from, { replace: true })
  }, [state, from, navigate])
}
