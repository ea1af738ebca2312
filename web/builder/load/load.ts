import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { PublicCalls } from '../../../contract/calls.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { publicCalls } from '../../app/public-calls.ts'
import { builderAddress, type WantedBuild, type WantedPiece } from '../../trade/builds/link.ts'
import { pictureOf } from '../picture/picture-of.ts'
import { loadPicker } from './picker.ts'
import { type FieldName, readAddress } from './read-address.ts'
import { type Shown, slotsOf } from './slots.ts'
import { verdictOf } from './verdict.ts'

/** As many ids as one GET /parts takes. */
const atOnce = 20

/** The build of the address: its parts as they are now, what was found of them, and what can be ordered. */
export async function loadBuilder({ context, request }: LoaderFunctionArgs) {
  const read = context.get(publicCalls)
  const { build: asked, isWhole, isPlain, pick, ...fields } = readAddress(new URL(request.url))
  if (!isPlain) throw redirect(telling(builderAddress(asked), fields.refused))
  const [{ categories }, { priceTaxes }] = await Promise.all([
    read.listCategories({}),
    read.getConfig({}),
  ])
  const by = { categories, priceTaxes }
  const known = await partsOf(read, asked)
  const { build, others } = withOneBoard(asked, known)
  const lines = build.lines.flatMap(({ partId, quantity }): Shown[] => {
    const part = known.get(partId)
    return part ? [{ part, quantity }] : []
  })
  const gone = await nameGone(
    read,
    build.lines.filter(({ partId }) => !known.has(partId)),
  )
  const check =
    lines.length === 0
      ? null
      : await read.checkBuild({
          machines: build.machines,
          spares: sparesOf(build, categories),
          lines: lines.map(({ part, quantity }) => ({ partId: part._id, quantity })),
        })
  return {
    build,
    isWhole,
    others,
    gone,
    untaken: fields.untaken,
    verdict: verdictOf(check, lines),
    slots: slotsOf(lines, check, by),
    picture: pictureOf(lines, check?.findings ?? []),
    fleet: check?.fleet ?? null,
    information: check?.information ?? [],
    picker: pick ? await loadPicker(read, { build, lines, gone, pick, by }) : null,
  }
}

/** The address of a build that fields made, with those of them that it does not hold. */
const telling = (address: string, refused: readonly FieldName[]) =>
  refused.length === 0
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}untaken=${refused.join(',')}`

/** Without those of categories that are no longer there, which an address may name. */
const sparesOf = ({ spares }: WantedBuild, categories: readonly { key: string }[]) =>
  Object.fromEntries(
    Object.entries(spares).filter(([one]) => categories.some(({ key }) => key === one)),
  )

export type BuilderData = Awaited<ReturnType<typeof loadBuilder>>

async function partsOf({ listParts }: PublicCalls, { lines }: WantedBuild) {
  const ids = lines.map(({ partId }) => partId)
  const pages: string[][] = []
  for (let at = 0; at < ids.length; at += atOnce) pages.push(ids.slice(at, at + atOnce))
  const lists = await Promise.all(pages.map((page) => listParts({ ids: page.join(',') })))
  return new Map(
    lists.flatMap(({ items }) => items.map((part): [string, Part] => [part._id, part])),
  )
}

/** What parts were called that left the shop, and what they were. A name is null where the shop never had such a part. */
export type Gone = WantedPiece & {
  named: { name: string; mpn: string; category: Part['category'] } | null
}

async function nameGone(
  { nameParts }: PublicCalls,
  lines: readonly WantedPiece[],
): Promise<Gone[]> {
  if (lines.length === 0) return []
  const { items } = await nameParts({ ids: lines.map(({ partId }) => partId).join(',') })
  const names = new Map(items.map(({ _id, name, mpn, category }) => [_id, { name, mpn, category }]))
  return lines.map((line) => ({ ...line, named: names.get(line.partId) ?? null }))
}

/** One machine has one board. `others`: how many an address has besides the first. */
function withOneBoard(build: WantedBuild, known: Map<string, Part>) {
  let others = 0
  let hasBoard = false
  const lines = build.lines.flatMap((line) => {
    if (known.get(line.partId)?.category !== 'motherboard') return [line]
    others += hasBoard ? line.quantity : line.quantity - 1
    if (hasBoard) return []
    hasBoard = true
    return [{ ...line, quantity: 1 }]
  })
  return { build: { ...build, lines }, others }
}
