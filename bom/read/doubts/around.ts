import { figure } from '../../../contract/words/numbers.ts'
import type { Layout } from '../../columns/guess.ts'
import { headersIn } from '../../columns/headers.ts'
import { numbersAmong } from '../looks-like-part.ts'
import { shorten } from '../quantity.ts'
import { readTypedLine } from '../typed-line.ts'
import { levelsOf } from './levels.ts'
import { machinesSaid } from './machines-said.ts'
import { headsChoice, headsDoubt } from './words.ts'

/** Why a row is asked about by what stands around it. `times`: what its pieces may have to be taken times; null for nothing. */
export type Doubt = { reason: string; times: number | null }

/** Why a row that may be left out is asked about. */
export const optionalRow = 'The row is optional: type how many pieces'

type Section = Doubt & { isChoice: boolean }

/**
 * The rows that are asked about because of others: below a heading that says that they came already, are one of several
 * or are for so many machines; below an assembly of which there are several; behind "or"; taken out of an older list.
 * A heading holds up to the next one, and one that lets choose, of lines, up to a blank one. `headings`: these rows.
 */
export function doubtsAround(
  rows: readonly (readonly string[])[],
  { header, roles }: Pick<Layout, 'header' | 'roles'>,
  isPerMachine: boolean,
): { doubts: Map<number, Doubt>; headings: Set<number> } {
  const doubts = levelsOf(rows, header, roles)
  const headings = new Set<number>()
  const isTable = roles.length > 1
  const whole = isPerMachine ? null : machinesAbove(rows, header)
  let section: Section | null = null
  let isBehindOr = false
  const isOfChanges = isDiff(rows)
  for (const [at, row] of rows.entries()) {
    if (header !== null && at <= header) continue
    const filled = row.filter((cell) => cell.trim() !== '')
    const [only = ''] = filled
    if (filled.length === 0) {
      if (!isTable && section?.isChoice) section = null
      continue
    }
    const heading = filled.length === 1 ? headingOf(only.trim(), isTable) : null
    if (heading !== null) {
      section = heading === 'plain' ? null : heading
      if (section || /[:：]$/.test(only.trim()) || namesColumns(rows[at + 1])) headings.add(at)
    } else {
      const doubt =
        section ??
        (isBehindOr ? { reason: optionalRow, times: null } : null) ??
        (isOfChanges && /^-/.test(only) ? takenAway : null) ??
        whole
      if (doubt && !doubts.has(at)) doubts.set(at, { reason: doubt.reason, times: doubt.times })
    }
    isBehindOr = /(?:^|[\s,;])(?:or|oder|ou|o|of|lub|или|或)\W*$/iu.test(filled.at(-1)!.slice(-20))
  }
  return { doubts, headings }
}

const namesColumns = (row: readonly string[] = []) => headersIn(row).any >= 2

const takenAway: Doubt = {
  reason: '“-” before it takes it out of an older list: type how many pieces, or leave it out',
  times: null,
}

/** Lines of changes: what is taken out has a minus before it, and what is put in a plus. */
function isDiff(rows: readonly (readonly string[])[]): boolean {
  const firsts = rows.map((row) => row.find((cell) => cell.trim() !== '') ?? '')
  const has = (sign: string) =>
    firsts.some((cell) => cell.startsWith(sign) && /^.[\p{L}\p{N}]{2}/u.test(cell))
  return has('+') && has('-')
}

/** What a row of one cell says of those below it; null where it is no heading. */
function headingOf(text: string, isTable: boolean): Section | 'plain' | null {
  if (text.length > 300 || numbersAmong([text]).length > 0) return null
  const ends = /[:：]$/.test(text)
  const isShort = text.split(/\s+/).length <= 5
  const machines = machinesSaid(text, ends || isTable || isConfiguration.test(text))
  if (machines !== null) return machinesDoubt(text, machines)
  const isLine = !isTable && !ends && (!isShort || readTypedLine(text).quantity !== '')
  if (isLine) return null
  const words = `“${shorten(text)}”`
  if (headsDoubt(text))
    return {
      ...{ isChoice: false, times: null },
      reason: `It stands below ${words}: type how many pieces, or leave it out`,
    }
  if (headsChoice(text)) return { isChoice: true, reason: optionalRow, times: null }
  return ends || isTable || isConfiguration.test(text) ? 'plain' : null
}

const isConfiguration =
  /^(?:config(?:uration)?|konfiguration|system|bundle|setup|variant|version|option|server|rack|node|machine|assembly|kit|set)(?![\p{L}])/iu

const machinesDoubt = (text: string, machines: number): Section => ({
  isChoice: false,
  times: machines,
  reason: `“${shorten(text)}” stands with it: type the pieces of all ${figure(machines)}`,
})

/** What stands above the names of columns, and says for how many machines the list is; null where nothing does. */
function machinesAbove(rows: readonly (readonly string[])[], header: number | null): Doubt | null {
  const said = machinesOfList(rows, header)
  return said ? machinesDoubt(said.text, said.machines) : null
}

/** For how many machines a list is by what stands above the names of its columns; null where nothing says it. */
export function machinesOfList(
  rows: readonly (readonly string[])[],
  header: number | null,
): { text: string; machines: number } | null {
  for (const row of rows.slice(0, header ?? 0)) {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const texts = [
      ...filled,
      ...filled.slice(1).map((cell, at) => `${filled[at]!.replace(/[:=]$/, '')}: ${cell}`),
    ]
    for (const text of texts) {
      const machines = numbersAmong([text]).length > 0 ? null : machinesSaid(text, true)
      if (machines !== null) return { text, machines }
    }
  }
  return null
}
