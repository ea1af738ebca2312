import { findProof } from './find-proof.ts'
import type { Requirement } from './read-requirements.ts'

/** docs/asvs.md: the counts, what is open, and every requirement with its proof. */
export function asvsPage(requirements: Requirement[]): string {
  const of = (status: Requirement['status']) =>
    requirements.filter((requirement) => requirement.status === status)
  const open = of('open').map(
    ({ id, level, says, why }) => `- **${id}** (L${level}) ${says}: ${why}`,
  )
  return `# OWASP ASVS 5.0.0, levels 1 and 2

Written by \`npm run asvs\` from \`scripts/asvs/requirements.txt\` and the tests in the tree; a proof that names no test and
no file fails \`npm test\`. The words are ours and short: the standard's own are at
<https://github.com/OWASP/ASVS/tree/v5.0.0>. Passing is our own judgement, nobody else has audited it.

| | L1 | L2 | together |
| --- | --- | --- | --- |
${(['pass', 'open', 'n.a.'] as const).map((status) => counts(status, of(status))).join('\n')}
| all | ${requirements.filter(({ level }) => level === '1').length} | ${requirements.filter(({ level }) => level === '2').length} | ${requirements.length} |

## Open

${open.join('\n')}

## All

| Id | L | Requirement | Status | Proof or reason |
| --- | --- | --- | --- | --- |
${requirements.map(line).join('\n')}
`
}

function counts(status: string, requirements: Requirement[]): string {
  const at = (level: string) => requirements.filter((one) => one.level === level).length
  return `| ${status} | ${at('1')} | ${at('2')} | ${requirements.length} |`
}

const line = ({ id, level, says, status, why, proofs }: Requirement) =>
  `| ${id} | ${level} | ${says} | ${status} | ${[why, ...proofs.map(shown)].filter(Boolean).join('; ')} |`

/** A test is told with its file; what is not there is told as such, and the test of this page fails. */
function shown(proof: string): string {
  const file = findProof(proof)
  if (file === null) return `**missing: ${proof}**`
  return file === proof ? `\`${file}\`` : `${proof} (\`${file}\`)`
}
