import type { SpecFacet } from '../../../contract/parts/search.ts'
import { endsOf, type PartsState, splitSpec } from './address.ts'
import { Between, Choice, Group } from './filter-fields.tsx'

type Props = { facet: SpecFacet; state: PartsState; isOpen: boolean; sampleSize: number }

/** One specification of the category: values to tick, or a lowest and a highest. */
export function SpecFilter({ facet, state, isOpen, sampleSize }: Props) {
  const chosen = state.specs.filter((spec) => splitSpec(spec).key === facet.key)
  const open = isOpen || chosen.length > 0
  if (facet.kind !== 'range')
    return (
      <Group name={facet.label} isOpen={open}>
        <div className="max-h-72 overflow-y-auto">
          {facet.values.map(({ value, label, count }) => (
            <Choice
              key={value}
              name="spec"
              value={`${facet.key}:${value}`}
              isChosen={chosen.includes(`${facet.key}:${value}`)}
              label={label}
              count={count}
              sample={facet.isSampled ? sampleSize : null}
            />
          ))}
        </div>
      </Group>
    )
  const ends = chosen.map((spec) => endsOf(splitSpec(spec).value)).find((one) => one !== null)
  return (
    <Group name={facet.label} isOpen={open}>
      <Between
        names={[`from.${facet.key}`, `to.${facet.key}`]}
        label={facet.label}
        values={[ends?.from ?? '', ends?.to ?? '']}
        hints={[facet.min, facet.max]}
        unit={facet.unit}
      />
    </Group>
  )
}
