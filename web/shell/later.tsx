import { useEffect } from 'react'
import { followOtherTabs } from '../app/session-tabs.ts'
import { renewing } from '../app/token.ts'
import { SessionLost } from '../identity/session-lost.tsx'
import { ActingNote } from './acting-note.tsx'
import { useFocusOnNavigation } from './focus-on-navigation.ts'
import OfflineNote from './offline-note.tsx'
import { PaletteKey } from './palette/key.tsx'
import { useRememberedView } from './remembered-view.ts'

/** There long before a token ends, a quarter of an hour after it was taken. */
renewing.load = () => import('../app/renew-token.ts')

/** What every page has and none begins with: fetched when it has come to life, long before it is needed. */
export default function Later() {
  useEffect(keepNumbersFromWheel, [])
  useEffect(loadRenewing, [])
  useEffect(followOtherTabs, [])
  useRememberedView()
  useFocusOnNavigation()
  return (
    <>
      <OfflineNote />
      <ActingNote />
      <PaletteKey />
      <SessionLost />
    </>
  )
}

/** Nobody scrolls over a number before. */
const keepNumbersFromWheel = () => void import('../ui/forms/number-wheel.ts').catch(() => {})

/** There before a token ends. */
const loadRenewing = () => void renewing.load().catch(() => {})
