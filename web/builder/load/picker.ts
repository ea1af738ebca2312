import { type BuildLine, verdicts } from '../../../contract/builds/build.ts'
import { checkBuild } from '../../../contract/builds/check-build.ts'
import { maxPerMachine } from '../../../contract/builds/limits.ts'
import type { PublicCalls } from '../../../contract/calls.ts'
import type { Category, Part } from '../../../contract/parts/parts.ts'
import { builderAddress, type WantedBuild } from '../../trade/builds/link.ts'
import { listed } from '../../trade/parts/listed-part.ts'
import type { Shown } from './slots.ts'

type Asked = { build: WantedBuild; lines: readonly Shown[]; category: Category; q: string }

const shownParts = 24

/** Parts for a slot: what is found, and what each would be in this build. `to` is the build with it. */
export async function loadPicker({ listParts }: PublicCalls, { build, lines, category, q }: Asked) {
  const { items, total } = await listParts({
    ...{ category, limit: shownParts, stock: 'in' },
    ...(q && { q }),
  })
  const others = lines.filter(({ part }) => !isReplaced(category, part))
  return {
    ...{ category, q, total: total ?? items.length },
    back: builderAddress(build),
    parts: items.map((part) => ({
      ...listed(part),
      ...said(others, part),
      to: builderAddress(withPart(build, lines, part)),
    })),
  }
}

/** A machine has one board and one model of processor: another takes its place. */
const isReplaced = (category: Category, part: Part) =>
  part.category === category && (category === 'motherboard' || category === 'cpu')

function withPart(build: WantedBuild, lines: readonly Shown[], part: Part): WantedBuild {
  const away = new Set([
    part._id,
    ...lines.filter((one) => isReplaced(part.category, one.part)).map((one) => one.part._id),
  ])
  const before = build.lines.find(({ partId }) => partId === part._id)?.quantity ?? 0
  const quantity = isReplaced(part.category, part) ? 1 : Math.min(maxPerMachine, before + 1)
  const kept = build.lines.filter(({ partId }) => !away.has(partId))
  return { ...build, lines: [...kept, { partId: part._id, quantity }] }
}

/** What is found against a part in this build: the gravest, in its own words, and null where nothing known speaks against it. */
function said(others: readonly Shown[], part: Part) {
  const about = (shown: Shown): BuildLine => ({
    ...{ partId: shown.part._id, quantity: shown.quantity },
    part: shown.part,
  })
  const { findings } = checkBuild([...others.map(about), about({ part, quantity: 1 })])
  const own = findings
    .filter(({ facts }) => facts.some(({ partId }) => partId === part._id))
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
  return { verdict: own[0]?.verdict ?? null, reason: own[0]?.text ?? '' }
}
