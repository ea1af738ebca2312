import {
  type Build,
  type BuildLine,
  type FindingFact,
  type Hit,
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

export function checkParts(build: Build): BuildCheck {
  const findings: Finding[] = []
  const [checked, notChecked]: [string[], string[]] = [[], []]
  for (const { name, check, afterSocket } of rules) {
    if (afterSocket && findings.some(isWrongSocket)) continue
    const outcome = check(build)
    if (outcome === 'absent') continue
    if (outcome === 'silent') notChecked.push(name)
    else {
      checked.push(name)
      if (outcome.length > 0) findings.push(joined(name, outcome))
    }
  }
  const gravest = Math.min(gravity('fits'), ...findings.map(({ verdict }) => gravity(verdict)))
  return { verdict: verdicts[gravest]!, findings, checked, notChecked }
}

const isWrongSocket = ({ rule, verdict }: Finding) => rule === 'cpu-socket' && verdict === 'blocker'

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
