import { figure } from '../../../contract/words/numbers.ts'
import type { Layout } from '../../columns/guess.ts'
import { headersIn } from '../../columns/headers.ts'
import { numbersAmong, numbersTyped } from '../looks-like-part.ts'
import { shorten } from '../quantity.ts'
import { cellOf, typedIn } from '../row-cells.ts'
import { saysTotal } from '../totals.ts'
import { readTypedLine } from '../typed-line.ts'
import { amountsOf } from './amounts.ts'
import { inPlaceOfOthers } from './either.ts'
import { headsOthers } from './heading-words.ts'
import { levelsOf } from './levels.ts'
import { machinesSaid, piecesOfEach } from './machines-said.ts'
import { beginsOlderMail } from './older-mail.ts'
import { packsOf } from './packs.ts'
import {
  bringsInAnother,
  headsChoice,
  headsDoubt,
  namesPrices,
  takesRowsBack,
} from './sentences.ts'
import { sumsOf } from './sums.ts'
import { versionsOf } from './versions.ts'

/** Why a row is asked about by what stands around it. `times`: what its pieces may have to be taken times; null for nothing. */
export type Doubt = { reason: string; times: number | null }

/** Why a row that may be left out is asked about. */
export const optionalRow = 'The row is optional: type how many pieces'

const oneByOr: Doubt = {
  reason: 'By “or” it is one of several: type how many pieces, or leave it out',
  times: null,
}

const older: Doubt = {
  reason: 'It stands in an older mail, and newer lines are there: type how many pieces',
  times: null,
}

/** `isTitle`: of a whole table. */
type Section = Doubt & { isChoice: boolean; isTitle?: true }

/**
 * The rows that are asked about because of others, or of what a workbook says of them (`said`): below a heading that says that they came already, are one of several
 * or are for so many machines; below an assembly of which there are several; behind "or"; taken out of an older list.
 * A heading holds up to the next one, and one that lets choose, of lines, up to a blank one. `headings`: these rows.
 */
export function doubtsAround(
  rows: readonly (readonly string[])[],
  layout: Layout,
  isPerMachine: boolean,
  said: Readonly<Record<number, string>> = {},
): { doubts: Map<number, Doubt>; headings: Set<number>; sums: Set<number> } {
  const { header, roles } = layout
  const { sums, doubts: untrueSums } = sumsOf(rows, layout)
  const doubts = new Map([
    ...amountsOf(rows, layout),
    ...packsOf(rows, layout),
    ...versionsOf(rows, layout),
    ...untrueSums,
    ...levelsOf(rows, header, roles),
  ])
  for (const [at, words] of Object.entries(said))
    doubts.set(Number(at), { reason: `${words}: type how many pieces`, times: null })
  const headings = new Set<number>()
  const isTable = roles.length > 1
  let whole = isPerMachine ? null : machinesAbove(rows, header)
  const isCounted = isTable && header !== null
  let section = titleAbove(rows, header)
  const either = inPlaceOfOthers(rows, header === null ? 0 : header + (isTable ? 1 : 0))
  const isOfChanges = isDiff(rows)
  const wanted: number[] = []
  let isOlder = false
  for (const [at, row] of rows.entries()) {
    const filled = row.filter((cell) => /[\p{L}\p{N}]/u.test(cell))
    const [only = ''] = filled
    if (filled.length === 1) whole ??= rowsTakenBack(only.trim())
    // of lines, what seems to name them may be a heading
    if (header !== null && (at < header || (isTable && at === header))) continue
    if (filled.length === 0) {
      if (!isTable && section?.isChoice) section = null
      continue
    }
    if (wanted.some((one) => saysPieces(rows[one]!, roles)) && beginsOlderMail(rows, at)) {
      isOlder = true
      section = null
      headings.add(at)
      continue
    }
    const told = filled.length === 1 && !isCounted ? headingOfPrices(only.trim()) : null
    const heading = told ?? (filled.length === 1 ? headingBetween(only.trim(), isTable) : null)
    if (heading !== null) {
      const isTable = namesColumns(rows[at + 1])
      // a title holds for its table, whatever its groups are called
      if (heading !== 'plain') section = heading
      else if (!section?.isTitle || isTable) section = null
      if (section || /[:：]$/.test(only.trim()) || isTable) headings.add(at)
      if (heading !== 'plain' && heading.times !== null && !rows.slice(at + 1).some(isFilled))
        whole ??= heading
    } else {
      wanted.push(at)
      const doubt =
        (isOlder ? older : section) ??
        (either.has(at) ? oneByOr : null) ??
        (isOfChanges && /^-/.test(only) ? takenAway : null)
      if (doubt && !doubts.has(at)) doubts.set(at, { reason: doubt.reason, times: doubt.times })
    }
  }
  if (whole)
    for (const at of wanted)
      if (!doubts.has(at)) doubts.set(at, { reason: whole.reason, times: whole.times })
  return { doubts, headings, sums }
}

/** Whether a row orders something: what stands above an older mail may be but its greeting. */
const saysPieces = (row: readonly string[], roles: Layout['roles']) =>
  typedIn(row, roles)?.quantity
    ? numbersAmong(row).length > 0 || numbersTyped(row).length > 0
    : /\d/.test(cellOf(row, roles, 'quantity'))

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** A sentence that takes back rows, of which nobody can say here which they are. */
const rowsTakenBack = (text: string): Doubt | null =>
  text.length <= 300 && numbersAmong([text]).length === 0 && takesRowsBack(text)
    ? { reason: `“${shorten(text)}” speaks of other rows: type how many pieces`, times: null }
    : null

/** What stands above the names of columns, and says that the table is none of an order; null where nothing does. */
function titleAbove(rows: readonly (readonly string[])[], header: number | null): Section | null {
  for (const row of rows.slice(0, header ?? 0).reverse()) {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    // a day is no number of pieces
    const text = (filled[0] ?? '').replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, '')
    if (filled.length !== 1 || numbersTyped([text]).length > 0) continue
    const heading = headingOf(text.replace(/\S*\d\S*/g, ''), true)
    const isOpen = heading !== null && heading !== 'plain' && heading.times === null
    // what the whole of a table may be is said outright: a title has many words
    if (isOpen && !(heading.isChoice && !isOptional.test(text.trim())))
      return { ...heading, isTitle: true }
  }
  return null
}

const isOptional =
  /^\W*(?:optional|alternativ|eventual|substitut|option(?:al)?s?\W*$|opcional|optionnel|opzional|facultati)\p{L}*(?:\s\p{L}+){0,2}\W*$/iu

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

/** What a row of one cell among others says of those below it; null where it is no heading. */
function headingBetween(text: string, isTable: boolean): Section | 'plain' | null {
  const bare = text.replace(/^#{1,6}\s+/, '')
  return headsOthers(bare) ? doubtBelow(bare) : headingOf(text, isTable)
}

const doubtBelow = (text: string): Section => ({
  isChoice: false,
  times: null,
  reason: `It stands below “${shorten(text)}”: type how many pieces, or leave it out`,
})

/** What a text says of the rows below it; null where it is no heading. */
function headingOf(given: string, isTable: boolean): Section | 'plain' | null {
  const text = given.replace(/^#{1,6}\s+/, '').replace(/\s:[a-z0-9_+-]{1,20}:$/, '')
  if (text.length > 300 || numbersAmong([text]).length > 0) return null
  const ends = /[:：]$/.test(text)
  const isShort = text.split(/\s+/).length <= 5
  const machines = machinesSaid(text, ends || isTable || isConfiguration.test(text))
  if (machines !== null) return machinesDoubt(text, machines)
  const pieces = piecesOfEach(text)
  if (pieces !== null)
    return {
      isChoice: false,
      times: pieces,
      reason: `“${shorten(text)}” stands above it: type how many pieces`,
    }
  const isLine = !isTable && !ends && (!isShort || readTypedLine(text).quantity !== '')
  if (isLine) return null
  if (headsDoubt(text) || (ends && !isTable && (saysTotal(text) || bringsInAnother(text))))
    return doubtBelow(text)
  if (headsChoice(text)) return { isChoice: true, reason: optionalRow, times: null }
  return ends || isTable || isConfiguration.test(text) ? 'plain' : null
}

/** Above lines that name no columns it says what their numbers are: "Prices:", "Lead time in days". */
function headingOfPrices(text: string): Section | null {
  const isOther = text.length <= 60 && numbersTyped([text]).length === 0 && namesPrices(text)
  return isOther
    ? {
        isChoice: false,
        times: null,
        reason: `It stands below “${shorten(text)}”: type how many pieces`,
      }
    : null
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
