import { useEffect, useMemo, useState } from 'react'
import type { BuildHead } from '../../../../contract/builds/saved-builds.ts'
import { call } from '../../../app/api.ts'
import { useSession } from '../../../app/session.ts'
import { readBuild } from '../../../trade/builds/link.ts'
import { counted } from '../../../ui/words/amounts.tsx'

/** A build that a part can be held against: a saved one by its id, or the one under way by its text. */
export type FitChoice = { key: string; name: string } & ({ id: string } | { text: string })

/** The build under way in this browser, then those that the buyer saved; null until all of them are known. */
export function useFitChoices(underWay: string) {
  const { state } = useSession()
  const [saved, setSaved] = useState<BuildHead[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    if (state === 'loading') return
    if (state !== 'in') return setSaved([])
    let isWanted = true
    call('GET /builds', { limit: 100 }).then(
      ({ items }) => isWanted && setSaved(items),
      (fault: Error) => {
        if (!isWanted) return
        setError(fault)
        setSaved([])
      },
    )
    return () => {
      isWanted = false
    }
  }, [state])
  const choices = useMemo(
    () => saved && [...underWayChoice(underWay), ...saved.map(savedChoice)],
    [saved, underWay],
  )
  return { choices, error }
}

const savedChoice = ({ _id, name }: BuildHead): FitChoice => ({ key: _id, name, id: _id })

function underWayChoice(text: string): FitChoice[] {
  const count = text === '' ? 0 : readBuild(text).build.lines.length
  if (count === 0) return []
  const name = `The build under way in this browser, ${counted(count, 'part')}`
  return [{ key: 'under-way', name, text }]
}
