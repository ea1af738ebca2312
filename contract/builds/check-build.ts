import {
  type Build,
  type BuildLine,
  type FindingFact,
  type Hit,
  type Item,
  toBuild,
  type Verdict,
  verdicts,
} from './build.ts'
import { rules } from './rules/rules.ts'

/** What one rule says of a build: its gravest verdict, in the words of each place where it was found. */
export type Finding = { rule: string; verdict: Hit['verdict']; text: string; facts: FindingFact[] }

/**
 * All that is found. `checked`: the rules that compared something; `notChecked`: those that had too little to compare.
 * The verdict is the gravest of the findings: blocker, unknown, warning, else fits.
 */
export type BuildCheck = {
  verdict: Verdict
  findings: Finding[]
  checked: string[]
  notChecked: string[]
}

const gravity = (verdict: Verdict) => verdicts.indexOf(verdict)

/** Holds the parts of one machine against each other. The order of lines and how they are split change nothing. */
export function checkBuild(lines: readonly BuildLine[]): BuildCheck {
  return checkParts(toBuild(lines))
}

export const checkParts = (build: Build): BuildCheck => checkRules(build, () => true)

/** All that the rules find which read this part of the build, and nothing of what is between its other parts. */
export function checkPart(build: Build, partId: string): BuildCheck {
  let isRead = false
  const watch = <I extends Item>(item: I): I =>
    item.partId === partId
      ? { ...item, facts: new Proxy(item.facts, { get: read }) as I['facts'] }
      : item
  const read = (facts: object, key: string) => {
    isRead = true
    return Reflect.get(facts, key)
  }
  const watched: Build = {
    cpus: build.cpus.map(watch),
    boards: build.boards.map(watch),
    kits: build.kits.map(watch),
    drives: build.drives.map(watch),
    cards: build.cards.map(watch),
  }
  return checkRules(watched, () => {
    const wasRead = isRead
    isRead = false
    return wasRead
  })
}

/** `isAsked`: whether what the last rule said is told. */
function checkRules(build: Build, isAsked: () => boolean): BuildCheck {
  const findings: Finding[] = []
  const [checked, notChecked]: [string[], string[]] = [[], []]
  for (const { name, check } of rules) {
    const outcome = check(build)
    const finding =
      typeof outcome === 'string' || outcome.length === 0 ? null : joined(name, outcome)
    if (!isAsked() || outcome === 'absent') continue
    if (outcome === 'silent') notChecked.push(name)
    else checked.push(name)
    if (finding) findings.push(finding)
  }
  const gravest = Math.min(gravity('fits'), ...findings.map(({ verdict }) => gravity(verdict)))
  return { verdict: verdicts[gravest]!, findings, checked, notChecked }
}

/** What is found in words alone. */
export type FoundOf = Pick<Finding, 'rule' | 'verdict' | 'text'>

/** The gravest first. */
export const foundInOrder = ({ findings }: BuildCheck): FoundOf[] =>
  [...findings]
    .sort((a, b) => gravity(a.verdict) - gravity(b.verdict))
    .map(({ rule, verdict, text }) => ({ rule, verdict, text }))

/** Whether any rule says something graver of a build than it said before. */
export function isWorse(before: BuildCheck, after: BuildCheck): boolean {
  const said = (check: BuildCheck, rule: string) =>
    gravity(check.findings.find((finding) => finding.rule === rule)?.verdict ?? 'fits')
  return after.findings.some(({ rule, verdict }) => gravity(verdict) < said(before, rule))
}

function joined(rule: string, hits: readonly Hit[]): Finding {
  const byGravity = [...hits].sort((a, b) => gravity(a.verdict) - gravity(b.verdict))
  const texts = new Set(byGravity.map(({ text }) => text))
  const facts = new Map(
    byGravity.flatMap((hit) => hit.facts).map((fact) => [`${fact.partId} ${fact.key}`, fact]),
  )
  return {
    rule,
    verdict: byGravity[0]!.verdict,
    text: [...texts].join(' '),
    facts: [...facts.values()],
  }
}
