import { Form } from 'react-router'
import { maxMachines } from '../../../contract/builds/limits.ts'
import { useCategoryName } from '../../app/categories.ts'
import { textOf, type WantedBuild } from '../../trade/builds/link.ts'
import { buttonClass } from '../../ui/button.tsx'
import { counted, figure, inPercent } from '../../ui/words/amounts.tsx'
import { CountField } from '../count-field.tsx'
import type { BuilderData } from '../load/load.ts'
import { slotOrder } from '../slot-names.ts'
import { useBuild } from '../use-build.ts'

/** For how many machines, with which spares, and how many of them can be built with what is there. */
export function MachinesBar({
  build,
  fleet,
  slots,
}: Pick<BuilderData, 'build' | 'fleet' | 'slots'>) {
  const nameOf = useCategoryName()
  const { setMachines, setSpare } = useBuild(build)
  const own = slots
    .filter(({ category }) => category === 'other')
    .flatMap(({ lines }) => lines.map(({ part }) => part.category))
  const spared = [...slotOrder, ...new Set(own)]
  const chosen = spared.filter((one) => build.spares[one])
  return (
    <Form id="build" action="/builder" className="panel p-4">
      <input type="hidden" name="b" value={textOf(build)} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <span className="font-semibold">Machines</span>
          <span className="w-44">
            <CountField
              label="Machines"
              name="machines"
              value={build.machines}
              least={1}
              most={maxMachines}
              onCount={setMachines}
            />
          </span>
        </div>
        <Buildable build={build} fleet={fleet} />
        <noscript>
          <button type="submit" className={buttonClass('primary', 'medium')}>
            Work it out
          </button>
        </noscript>
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit text-soft underline decoration-edge underline-offset-3 hover:text-ink">
          Spare parts
          {chosen.length > 0 &&
            `: ${chosen.map((one) => `${nameOf(one)} ${inPercent(build.spares[one] ?? 0)}`).join(', ')}`}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-5">
          {spared.map((one) => (
            <div key={one}>
              <span className="text-soft">{nameOf(one)}</span>
              <CountField
                isPlain
                unit="%"
                label={`Spares of ${nameOf(one)}, in percent`}
                name={`spare-${one}`}
                value={build.spares[one] ?? 0}
                least={0}
                most={100}
                onCount={(percent) => setSpare(one, percent)}
              />
            </div>
          ))}
        </div>
      </details>
    </Form>
  )
}

type Props = { build: WantedBuild; fleet: BuilderData['fleet'] }

/** A bar that is as full as so many of the machines can be built. */
function Buildable({ build: { machines }, fleet }: Props) {
  const buildable = fleet?.buildable ?? 0
  const isAll = fleet !== null && buildable >= machines
  const leftOver = fleet?.lines.reduce((sum, line) => sum + line.leftOver, 0) ?? 0
  return (
    <div className="min-w-56 grow basis-56">
      <p className="figures flex items-baseline gap-2 text-sm">
        {fleet === null ? (
          <span className="text-soft">Choose parts to see how many can be built now</span>
        ) : (
          <>
            <strong className="text-lg font-semibold">{figure(buildable)}</strong>
            <span>of {figure(machines)} can be had now</span>
          </>
        )}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="mt-1 block h-2 w-full rounded-full"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect
          width={Math.min(100, (100 * buildable) / machines)}
          height="2"
          className={isAll ? 'fill-good' : 'fill-warn'}
        />
      </svg>
      {leftOver > 0 && (
        <p className="mt-1 text-sm text-soft">
          <a href="#lines" className="link">
            {counted(leftOver, 'piece')} more to order
          </a>{' '}
          than {machines === 1 ? 'it takes' : 'they take'}: parts come in steps or from a number.
        </p>
      )}
    </div>
  )
}
