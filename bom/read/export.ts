import { type Bom, type Choice, goneWords, hasAnything, squared } from '../bom.ts'
import { ourColumns } from '../export-bom.ts'
import { readSettings, unescapeFormula } from '../export-marks.ts'
import { limits } from '../limits.ts'

/** How far down our column names are looked for: a header stands below title rows. */
const deepest = 200

/** Rows that an export of ours has, as the parts list that was exported; null for any others. */
export function readExport(
  given: readonly (readonly string[])[],
): Pick<Bom, 'rows' | 'layout' | 'builds' | 'choices'> | null {
  const rows = squared(given)
  const at = rows.slice(0, deepest).findIndex((row) => ourStart(row) !== null)
  if (at < 0) return null
  const width = ourStart(rows[at]!)!
  const settings = readSettings(rows[at]![width + ourColumns.length]!, width)
  if (!settings) return null
  const own = rows.map((row) => row.slice(0, width).map(unescapeFormula))
  const decided = rows.map((row) => row[width + ourColumns.length] ?? '')
  // names that have a row to themselves were put above rows without a header
  const isAdded = settings.layout.header === null && !hasAnything(own[at]!)
  if (isAdded) {
    own.splice(at, 1)
    decided.splice(at, 1)
  } else if (settings.layout.header !== at) settings.layout.header = at
  const kept = squared(own).map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  const choices: Record<number, Choice> = {}
  for (const [row, words] of decided.slice(0, kept.length).entries()) {
    const choice = readDecision(unescapeFormula(words))
    if (choice && row !== settings.layout.header) choices[row] = choice
  }
  return { rows: kept, ...settings, choices }
}

function ourStart(row: readonly string[]): number | null {
  const start = row.lastIndexOf(ourColumns[0])
  const isOurs = start >= 0 && ourColumns.every((name, at) => row[start + at] === name)
  return isOurs && row[start + ourColumns.length]?.startsWith('Decisions (') ? start : null
}

const whole = (text: string | undefined) => Math.min(limits.pieces, Number(text))

function readDecision(words: string): Choice | null {
  const choice: Choice = {}
  for (const one of words.split('; ')) {
    const part = /^part (P-\d{1,15})$/.exec(one)
    const pieces = /^quantity ([1-9]\d{0,9})$/.exec(one)
    const typed = /^typed for ([1-9]\d{0,5})$/.exec(one)
    const order = /^order ([1-9]\d{0,9}) of ([1-9]\d{0,9})$/.exec(one)
    if (part) choice.part = part[1]!
    if (pieces) choice.pieces = whole(pieces[1])
    if (order) choice.order = { take: whole(order[1]), of: whole(order[2]) }
    if (typed) choice.typedFor = Number(typed[1])
    const gone = goneWords.find((word) => word === one)
    if (gone) choice.gone = gone
  }
  return Object.keys(choice).length === 0 ? null : choice
}
