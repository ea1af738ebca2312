import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { PartFit } from '../../../../contract/builds/part-fit.ts'
import type { Part } from '../../../../contract/parts/parts.ts'
import { call } from '../../../app/api.ts'
import { FindingNote } from '../../../trade/builds/finding-note.tsx'
import type { ShownFinding } from '../../../trade/builds/findings.ts'
import {
  addressWith,
  buildOfText,
  type HeldBuild,
  heldBuild,
  replacedBy,
} from '../../../trade/builds/held-build.ts'
import { shownFinding } from '../../../trade/builds/shown-finding.ts'
import { countsOf, headlineOf, listed } from '../../../trade/builds/verdict-words.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { counted } from '../../../ui/words/amounts.tsx'
import type { FitChoice } from './use-fit-choices.ts'

type Asked = Pick<Part, '_id' | 'name' | 'category'>
type Props = { part: Asked; choice: FitChoice }

/** What is found of the part in a build, each with its facts, and the way to the builder with both. */
export function FitResult({ part, choice }: Props) {
  const [found, setFound] = useState<Found | Error>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true
    setFound(undefined)
    ask(part, choice).then(
      (next) => isWanted && setFound(next),
      (error: Error) => isWanted && setFound(error),
    )
    return () => {
      isWanted = false
    }
  }, [part, choice, attempt])
  if (found instanceof Error)
    return (
      <div className="mt-3">
        <FaultNote error={found} onRetry={() => setAttempt((before) => before + 1)} />
      </div>
    )
  return (
    <div role="status" className="mt-3 min-h-24 text-sm">
      {found ? <Told {...found} /> : <Skeleton className="h-24" />}
    </div>
  )
}

type Found = {
  fit: PartFit | null
  findings: ShownFinding[]
  replaced: string[]
  gone: string[]
  address: string
}

async function ask(part: Asked, choice: FitChoice): Promise<Found> {
  const build = await readChoice(choice)
  const replaced = replacedBy(build, part)
  const others = build.lines.filter((line) => !replaced.includes(line))
  const lines = others.map(({ partId, quantity }) => ({ partId, quantity }))
  const names = new Map([[part._id, part.name], ...build.lines.map(nameById)])
  const fit = lines.length > 0 ? await call('POST /parts/{id}/fit', { id: part._id, lines }) : null
  return {
    fit,
    findings: fit?.findings.map((one) => shownFinding(one, names)) ?? [],
    replaced: replaced.map(({ name }) => name),
    gone: build.gone,
    address: addressWith(build, lines, part._id),
  }
}

const nameById = ({ partId, name }: HeldBuild['lines'][number]): [string, string] => [partId, name]

const readChoice = async (choice: FitChoice): Promise<HeldBuild> =>
  'id' in choice
    ? heldBuild(await call('GET /builds/{id}', { id: choice.id }))
    : await buildOfText(choice.text)

const inks = {
  blocker: 'text-danger',
  unknown: 'text-calm',
  warning: 'text-warn',
  fits: 'text-good',
} as const

function Told({ fit, findings, replaced, gone, address }: Found) {
  return (
    <>
      {fit && fit.checked.length + findings.length === 0 ? (
        <p className="text-soft">
          Nothing is compared: no rule is about this part beside the others.
        </p>
      ) : fit ? (
        <p>
          <strong className={`text-base font-semibold ${inks[fit.verdict]}`}>
            {headlineOf({ verdict: fit.verdict, counts: countsOf(findings), missing: [] })}
          </strong>{' '}
          <span className="text-soft">{counted(fit.checked.length, 'rule')} compared</span>
        </p>
      ) : (
        <p className="text-soft">Nothing else of this build is left to hold it against.</p>
      )}
      {replaced.length > 0 && <p className="text-soft">In place of {listed(replaced)}.</p>}
      {gone.length > 0 && (
        <p className="text-warn">Not compared, since it has left the shop: {listed(gone)}.</p>
      )}
      {findings.length > 0 && (
        <ul aria-label="What was found" className="mt-2 space-y-2">
          {findings.map((finding) => (
            <FindingNote key={finding.rule} finding={finding} />
          ))}
        </ul>
      )}
      <p className="mt-3">
        <Link to={address} className="link font-medium">
          Open the build with it
        </Link>
      </p>
    </>
  )
}
