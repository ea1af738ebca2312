import { useEffect } from 'react'
import { useKeptView } from './kept-view.ts'
import OfflineNote from './offline-note.tsx'
import { PaletteKey } from './palette/key.tsx'

/** What every page has and none begins with: fetched when it has come to life, long before it is needed. */
export default function Later() {
  useEffect(keepNumbersFromWheel, [])
  useKeptView()
  return (
    <>
      <OfflineNote />
      <PaletteKey />
    </>
  )
}

/** Nobody scrolls over a number before. */
const keepNumbersFromWheel = () => void import('../ui/forms/number-wheel.ts').catch(() => {})
