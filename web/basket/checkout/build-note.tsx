import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { BasketLine } from '../../../contract/basket.ts'
import type { Verdict } from '../../../contract/builds/build.ts'
import { call } from '../../app/api.ts'
import {
  boardsOf,
  type LinesAsBuild,
  linesAsBuild,
  mayBeBuild,
} from '../../trade/builds/lines-as-build.ts'
import { readBuild } from '../../trade/builds/link.ts'
import { orderedLines } from '../../trade/builds/ordered-lines.ts'
import { countsOf, headlineOf } from '../../trade/builds/verdict-words.ts'
import { counted } from '../../ui/words/amounts.tsx'

type Told = LinesAsBuild & { headline: string; verdict: Verdict }

const inks = {
  blocker: 'text-danger',
  unknown: 'text-calm',
  warning: 'text-warn',
  fits: '',
} as const

/** What the lines are as a build, where they are one kind of machine: told in passing, it never holds an order up. */
export default function BuildNote({ lines }: { lines: BasketLine[] }) {
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    let isWanted = true
    askFor(lines).then(
      (next) => isWanted && next && setTold(next),
      // a note in passing: without it the order is the same
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [lines])
  if (!told) return null
  return (
    <p className="mt-3 text-sm text-soft">
      As a build of {counted(told.machines, 'machine')}:{' '}
      <span className={inks[told.verdict]}>{told.headline}</span>.{' '}
      <Link to={told.address} state={{ left: told.left }} className="link">
        Look at it
      </Link>
    </p>
  )
}

async function askFor(lines: BasketLine[]): Promise<Told | null> {
  const all = orderedLines(lines)
  const [board, ...others] = boardsOf(all)
  if (!board || others.length > 0 || !mayBeBuild(all)) return null
  const asked = linesAsBuild(all, board.quantity, board)
  const text = new URLSearchParams(asked.address.split('?')[1]).get('b') ?? ''
  const { build } = readBuild(text)
  if (build.lines.length < 2) return null
  const { verdict, findings, isComplete } = await call('POST /builds/check', build)
  return {
    ...asked,
    verdict,
    headline: headlineOf({
      verdict,
      counts: countsOf(findings),
      missing: isComplete ? [] : ['more'],
    }),
  }
}
