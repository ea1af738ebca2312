import { type BuildLine, toBuild, type Verdict } from '../../../contract/builds/build.ts'
import { checkPart, type FoundOf, foundInOrder } from '../../../contract/builds/check-build.ts'
import { maxPerMachine } from '../../../contract/builds/limits.ts'
import type { PublicCalls } from '../../../contract/calls.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { builderAddress, type WantedBuild } from '../../trade/builds/link.ts'
import { type ListedBy, type ListedPart, listed } from '../../trade/parts/listed-part.ts'
import { type PickState, pickAddress } from '../use-build.ts'
import type { Gone } from './load.ts'
import type { Shown } from './slots.ts'

type Asked = {
  by: ListedBy
  build: WantedBuild
  lines: readonly Shown[]
  gone: readonly Gone[]
  pick: PickState
}

/** A part for a slot, what is found of it in this build, and the build with it. */
export type Choice = ListedPart & Pick<Judged, 'verdict' | 'findings'> & { to: string }

const onePage = 24
/** So many of what a search found are held against the build. */
const mostFound = 48

/**
 * Parts for a slot, each with what is found of it in this build, whatever else is wrong there: what fits first, then what is
 * not recorded, then what contradicts. What is searched for stands in the order of the search. Counts are of all parts of
 * the slot, or of what was found.
 */
export async function loadPicker(read: PublicCalls, { build, lines, gone, pick, by }: Asked) {
  const { category, q, isHiding } = pick
  const others = lines.filter(({ part }) => !isReplaced(category, part))
  // what has left the shop gives its place, and how many there were of it
  const gap = gone.find(({ named }) => named?.category === category) ?? null
  const found = await (q ? search(read, others, pick) : suggest(read, others, pick))
  return {
    category,
    q,
    isHiding,
    after: pick.after,
    isCompared: others.length > 0,
    instead: gap?.named ? { ...gap.named, quantity: gap.quantity } : null,
    counts: found.counts,
    searched: found.searched,
    parts: found.parts.map(({ part, verdict, findings }): Choice => {
      const to = builderAddress(withPart(build, lines, part, gap))
      return { ...listed(part, by), verdict, findings, to }
    }),
    back: builderAddress(build),
    toggle: pickAddress(build, { ...pick, isHiding: !isHiding, after: '' }),
    more: found.next && pickAddress(build, { ...pick, after: found.next }),
    start: pick.after === '' ? null : pickAddress(build, { ...pick, after: '' }),
  }
}

/** A machine has one board and one model of processor: another takes its place. */
const isReplaced = (category: string, part: Part) =>
  part.category === category && (category === 'motherboard' || category === 'cpu')

type Judged = { part: Part; verdict: Verdict; findings: FoundOf[] }
type Found = {
  parts: Judged[]
  counts: { fits: number; unknown: number; blocked: number; unread: number }
  /** How many a search found, of which the first are held against the build; null where nothing was searched for. */
  searched: number | null
  next: string | null
}

async function suggest(
  { suggestForBuild }: PublicCalls,
  others: readonly Shown[],
  { category, isHiding, after }: PickState,
): Promise<Found> {
  const { items, counts, next } = await suggestForBuild({
    category,
    about: 'part',
    unknown: 'show',
    limit: onePage,
    blocked: isHiding ? 'hide' : 'show',
    lines: others.map(({ part, quantity }) => `${part._id}:${quantity}`).join(','),
    ...(after && { cursor: after }),
  })
  return {
    parts: items.map(({ part, verdict, findings }) => ({ part, verdict, findings })),
    counts: { ...counts, blocked: counts.hidden },
    searched: null,
    next,
  }
}

async function search(
  { listParts }: PublicCalls,
  others: readonly Shown[],
  { category, q, isHiding }: PickState,
): Promise<Found> {
  const { items, total } = await listParts({ category, limit: mostFound, stock: 'in', q })
  const judged = items.map((part) => judge(others, part))
  const count = (...of: Verdict[]) => judged.filter(({ verdict }) => of.includes(verdict)).length
  return {
    parts: judged.filter(({ verdict }) => !isHiding || verdict !== 'blocker'),
    counts: {
      fits: count('fits', 'warning'),
      unknown: count('unknown'),
      blocked: count('blocker'),
      unread: 0,
    },
    searched: total ?? items.length,
    next: null,
  }
}

/** What the rules that read the part find, the gravest first. */
function judge(others: readonly Shown[], part: Part): Judged {
  const about = (shown: Shown): BuildLine => ({
    partId: shown.part._id,
    quantity: shown.quantity,
    part: shown.part,
  })
  const lines = [...others.map(about), about({ part, quantity: 1 })]
  const check = checkPart(toBuild(lines), part._id)
  return { part, verdict: check.verdict, findings: foundInOrder(check) }
}

function withPart(
  build: WantedBuild,
  lines: readonly Shown[],
  part: Part,
  gap: Gone | null,
): WantedBuild {
  const away = new Set([
    part._id,
    ...(gap ? [gap.partId] : []),
    ...lines.filter((one) => isReplaced(part.category, one.part)).map((one) => one.part._id),
  ])
  const before = build.lines.find(({ partId }) => partId === part._id)?.quantity ?? 0
  const isOne = part.category === 'motherboard' || (!gap && part.category === 'cpu')
  const quantity = isOne ? 1 : Math.min(maxPerMachine, before + (gap?.quantity ?? 1))
  const kept = build.lines.filter(({ partId }) => !away.has(partId))
  return { ...build, lines: [...kept, { partId: part._id, quantity }] }
}
