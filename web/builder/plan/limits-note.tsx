import { Link } from 'react-router'
import { builderAddress } from '../../trade/builds/link.ts'
import { Note } from '../../ui/note.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import type { BuilderData } from '../load/load.ts'

/** Which parts do not allow for one machine more, and the number that can be had. */
export function LimitsNote({ build, fleet }: Pick<BuilderData, 'build' | 'fleet'>) {
  if (!fleet || fleet.buildable >= fleet.machines) return null
  const limiting = fleet.lines.filter(({ partId }) => fleet.limiting.includes(partId))
  const names = limiting.map(({ part, available }) => `${part.name} (${figure(available)} there)`)
  return (
    <Note
      kind="warn"
      action={
        fleet.buildable > 0 && (
          <Link
            to={builderAddress({ ...build, machines: fleet.buildable })}
            replace
            preventScrollReset
            className="link font-medium"
          >
            Plan {figure(fleet.buildable)} machines
          </Link>
        )
      }
    >
      <strong className="font-semibold">
        {figure(fleet.buildable)} of {figure(fleet.machines)}:
      </strong>{' '}
      {names.join('; ')} {limiting.length === 1 ? 'does' : 'do'} not allow for more.
    </Note>
  )
}
