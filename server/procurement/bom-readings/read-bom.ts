import {
  type Answers,
  foundIn,
  keyOf,
  type Question,
  questionOf,
  questionOfOther,
} from '../../../bom/find-parts.ts'
import { ReadingFault } from '../../../bom/limits.ts'
import { missesOf } from '../../../bom/misses.ts'
import { questionsOf } from '../../../bom/questions.ts'
import { readRows } from '../../../bom/read/rows.ts'
import type { ListRead } from '../../../bom/read-list.ts'
import { type ResolvedRow, resolveBom } from '../../../bom/resolve-bom.ts'
import { settled } from '../../../bom/settle-answer.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { BomReading } from '../../../contract/parts/bom-readings.ts'
import { maxMatchedPerCall } from '../../../contract/parts/matching.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { readListAside } from '../../reading/index.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { matchParts } from '../matching/match-parts.ts'
import { countReadingMisses } from '../reading-misses/count-reading-misses.ts'

type Given = Input<Calls['readBom']> & { file?: Uint8Array; fileName?: string }

/** Reads a list that a program sends, as the page of quick orders does, and says of every row what becomes of it. */
export async function readBom(
  shop: Shop,
  caller: Anyone,
  { file, fileName = 'list', text, sheet, roles, decimal, encoding }: Given,
): Promise<Output<Calls['readBom']>> {
  if ((file === undefined) === (text === undefined)) throw notOne()
  const bytes = file && new Uint8Array(file)
  const how = { sheet, roles, decimal, encoding }
  const name = fileName.replace(/^.*[/\\]/s, '').slice(0, 200)
  const list = await readListAside({
    name,
    ...how,
    ...(bytes ? { bytes } : { text: text ?? '' }),
  }).catch((error: unknown) => {
    if (!(error instanceof ReadingFault)) throw error
    throw new Refusal('file_unreadable', { reason: error.message })
  })
  const answers = await answersFor(shop, caller, list)
  const rows = resolveBom(list.bom, foundIn(answers))
  await countReadingMisses(shop, caller, missesOf(list.bom, rows))
  return { readings: readingOf(list), rows: rows.map((row) => rowOf(row, rows, list)) }
}

const notOne = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'text', message: 'Send the list either as a file or as text' }] },
  )

/** What the shop knows of the rows' numbers, each question asked once. */
async function answersFor(shop: Shop, caller: Anyone, { bom }: ListRead): Promise<Answers> {
  const questions = new Map<string, Question>()
  for (const row of readRows(bom)) {
    if (row.kind === 'other' && row.numbers.length === 0) continue
    const question = row.kind === 'other' ? questionOfOther(row) : questionOf(row)
    questions.set(keyOf(question), question)
  }
  const all = [...questions]
  const byQuestion: Map<string, ReturnType<typeof settled>> = new Map()
  for (let at = 0; at < all.length; at += maxMatchedPerCall) {
    const some = all.slice(at, at + maxMatchedPerCall)
    const asked = some.map(([, { number, manufacturer, description, named, others }]) => ({
      number,
      manufacturer,
      description,
      others: [...named, ...others],
    }))
    const { rows } = await matchParts(shop, caller, { rows: asked })
    for (const [place, [key, question]] of some.entries())
      byQuestion.set(key, settled(question, rows[place]!))
  }
  return { byQuestion, parts: new Map() }
}

function readingOf({
  kind,
  encoding,
  sheet,
  sheets,
  unread,
  bom,
}: ListRead): BomReading['readings'] {
  const { header, roles } = bom.layout
  const isBook = sheets.length + unread.length > 1 || encoding === null
  return {
    kind,
    encoding,
    sheet: isBook && kind !== 'text' ? sheets[sheet]!.name : null,
    hidden: sheets[sheet]!.hidden,
    header: header === null ? null : header + 1,
    columns: roles.map((role, index) => ({
      index,
      role,
      name: header === null ? '' : (bom.rows[header]?.[index]?.trim() ?? ''),
    })),
    otherSheets: [
      ...sheets.filter((_, at) => at !== sheet),
      ...unread.map(({ name, why }) => ({ name, rows: null, hidden: why })),
    ],
    questions: questionsOf(bom),
  }
}

function rowOf(
  row: ResolvedRow,
  rows: readonly ResolvedRow[],
  { bom }: ListRead,
): BomReading['rows'][number] {
  const { outcome } = row.outcome.state === 'merged' ? rows[row.outcome.into]! : row
  const { part, read, candidates } = row
  const isReady = outcome.state === 'ordered'
  const isOther = outcome.state === 'listed' && outcome.why !== 'look' && outcome.why !== 'open'
  return {
    row: row.at + 1,
    cells: [...bom.rows[row.at]!],
    outcome: isReady ? 'ready' : isOther ? 'none' : 'look',
    reason: outcome.state === 'listed' ? outcome.reason : row.foundBy,
    partId: part?._id ?? null,
    mpn: part?.mpn ?? null,
    name: part?.name ?? null,
    quantity: read.kind === 'wanted' && 'pieces' in read.quantity ? read.quantity.pieces : null,
    pieces: isReady ? row.pieces : null,
    candidates: candidates.map(({ part: one, reason }) => ({
      partId: one._id,
      mpn: one.mpn,
      name: one.name,
      reason,
    })),
  }
}
