import { useEffect, useRef, useState } from 'react'
import type { Part } from '../../../../contract/parts/parts.ts'
import { readLastBuild } from '../../../trade/builds/last-build.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FitResult } from './result.tsx'
import { type FitChoice, useFitChoices } from './use-fit-choices.ts'

type Props = { part: Pick<Part, '_id' | 'name' | 'category'> }

/** Holds the part against the build under way in this browser or a saved one, and shows what is found beneath. */
export default function FitPanel({ part }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { choices, error } = useFitChoices(readLastBuild())
  const [chosen, setChosen] = useState<string>()
  useEffect(() => heading.current?.focus(), [])
  const choice = choices?.find(({ key }) => key === chosen) ?? choices?.[0]
  return (
    <section aria-labelledby="fit" className="panel mt-6 p-4" data-screen-only>
      <h3
        ref={heading}
        id="fit"
        tabIndex={-1}
        className="text-base font-semibold focus:outline-none"
      >
        Will it fit?
      </h3>
      {error && (
        <div className="mt-3">
          <FaultNote error={error} />
        </div>
      )}
      {!choices && <Skeleton className="mt-3 h-24" />}
      {choices && !choice && <NoBuild part={part} />}
      {choices && choice && (
        <>
          <BuildField choices={choices} choice={choice} onChoose={setChosen} />
          <FitResult key={choice.key} part={part} choice={choice} />
        </>
      )}
    </section>
  )
}

type FieldProps = { choices: FitChoice[]; choice: FitChoice; onChoose: (key: string) => void }

const BuildField = ({ choices, choice, onChoose }: FieldProps) => (
  <SelectField
    label="In this build"
    value={choice.key}
    onChange={({ target }) => onChoose(target.value)}
    className="mt-2 max-w-lg"
  >
    {choices.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </SelectField>
)

const NoBuild = ({ part }: Props) => (
  <div className="mt-2 text-sm">
    <p className="text-soft">
      There is no build yet to hold it against. Begin one with this part, and see at each other part
      whether it fits.
    </p>
    <ButtonLink size="small" className="mt-3" to={`/builder?part=${part._id}`} rel="nofollow">
      Begin a build with it
    </ButtonLink>
  </div>
)
