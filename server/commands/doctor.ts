import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run doctor [-- --json]

Examines what the shop needs and names each fault with its mend, and warns of what may be meant
so. Exit code 0 when there is no fault, else 1.

  --json  for programs: {"faults": 0, "findings": [{"name", "result", "says", "mend"?}]}
`

export async function doctor(args: string[], terminal: Terminal): Promise<number> {
  const options = { json: { type: 'boolean' } } as const
  const given = readArguments(args, terminal, usage, options, ({ length }) => length === 0)
  if (typeof given === 'number') return given
  const findings = await examine(terminal.settings)
  const faults = findings.filter(({ result }) => result === 'fault').length
  const text = given.values.json
    ? `${JSON.stringify({ faults, findings }, null, 2)}\n`
    : `${findings.map(lineOf).join('')}${summaryOf(faults)}`
  terminal.out.write(text)
  return faults === 0 ? 0 : 1
}

function lineOf(finding: Finding): string {
  const { name, result, says } = finding
  const mend = 'mend' in finding ? `. ${finding.mend}` : ''
  return `${result.padEnd(8)} ${name.padEnd(15)} ${says}${mend}\n`
}

function summaryOf(faults: number): string {
  if (faults === 0) return 'No fault found.\n'
  return faults === 1 ? '1 fault.\n' : `${faults} faults.\n`
}
