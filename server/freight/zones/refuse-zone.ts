import { areaInWords } from '../../../contract/freight/area-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { refuseName } from '../refuse-name.ts'
import type { ZoneRow } from './store.ts'

/** A zone as the audit keeps it. */
export const inAudit = ({ name, areas }: ZoneRow) => ({ name, areas: areas.map(areaInWords) })

/** Refuses a name that another zone has, an area that is named twice, and one that another zone has. */
export function refuseZone(there: ZoneRow[], wanted: ZoneRow) {
  refuseName(there, wanted)
  const words = wanted.areas.map(areaInWords)
  const twice = words.findIndex((word, at) => words.indexOf(word) !== at)
  if (twice >= 0)
    throw new Refusal(
      'invalid_input',
      {},
      { errors: [{ path: `areas.${twice}`, message: `${words[twice]} is named twice` }] },
    )
  const taken = new Map(
    there
      .filter(({ id }) => id !== wanted.id)
      .flatMap(({ name, areas }) => areas.map((area) => [areaInWords(area), name] as const)),
  )
  const area = words.find((word) => taken.has(word))
  if (area) throw new Refusal('shipping_area_taken', { area, zone: taken.get(area)! })
}
