import type { SavedBuild } from '../../../contract/builds/saved-builds.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { call } from '../../app/api.ts'
import { builderAddress, joinLines, readBuild, type WantedBuild, type WantedPiece } from './link.ts'

/** A build whose parts have names. `gone`: what those were called that have left the shop. */
export type HeldBuild = Pick<WantedBuild, 'machines' | 'spares'> & {
  lines: (WantedPiece & { name: string; category: Category })[]
  gone: string[]
}

/** A build of an address, which knows its parts by their ids alone. */
export async function buildOfText(text: string): Promise<HeldBuild> {
  const { build } = readBuild(text)
  const { items } = await call('GET /part-names', {
    ids: build.lines.map(({ partId }) => partId).join(','),
  })
  const names = new Map(items.map((one) => [one._id, one]))
  const lines = build.lines.flatMap((line) => {
    const part = names.get(line.partId)
    return part && !part.isGone ? [{ ...line, name: part.name, category: part.category }] : []
  })
  const gone = items.filter(({ isGone }) => isGone).map(({ name }) => name)
  return { machines: build.machines, spares: build.spares, lines, gone }
}

/** A build that its owner saved. */
export const heldBuild = ({ machines, spares, lines }: SavedBuild): HeldBuild => ({
  machines,
  spares,
  lines: lines.flatMap(({ partId, quantity, partsName, category, part }) =>
    part ? [{ partId, quantity, name: partsName, category }] : [],
  ),
  gone: lines.filter(({ part }) => !part).map(({ partsName }) => partsName),
})

/** What a part takes the place of: a machine has one board and one model of processor. */
export const replacedBy = ({ lines }: HeldBuild, part: { _id: string; category: Category }) =>
  lines.filter(
    ({ partId, category }) =>
      partId !== part._id &&
      category === part.category &&
      (category === 'motherboard' || category === 'cpu'),
  )

/** The builder with this build and one of a part more. */
export function addressWith(
  { machines, spares }: HeldBuild,
  others: readonly WantedPiece[],
  partId: string,
): string {
  const lines = joinLines([...others, { partId, quantity: 1 }])
  return builderAddress({ machines, spares, lines })
}

/** The builder with a saved build, also with what has left the shop: there it is told as a gap. */
export const addressOf = ({ machines, spares, lines }: SavedBuild): string =>
  builderAddress({
    machines,
    spares,
    lines: lines.map(({ partId, quantity }) => ({ partId, quantity })),
  })
