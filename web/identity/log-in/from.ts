import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ownPath } from '../../../contract/text/own-path.ts'
import { useSession } from '../../app/session.ts'
import { tellOtherTabs } from '../../app/session-tabs.ts'

const entries = ['/login', '/login/code', '/register']

/** A path of the shop to go on to, or null: one that would lead round in a circle is none. */
export function onwardPath(value: unknown): string | null {
  const path = ownPath(value)
  return path && entries.includes(path.split(/[?#]/, 1)[0] ?? '') ? null : path
}

/** Where somebody came from who was sent to log in: they go on there afterwards. Else the dashboard. */
export function useFrom(): string {
  const { state, search } = useLocation()
  const left = (state as { from?: unknown } | null)?.from
  return onwardPath(left) ?? onwardPath(new URLSearchParams(search).get('from')) ?? '/dashboard'
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
