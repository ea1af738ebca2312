import { joinNotes, joinOwnNumbers } from '../orders/join-lines.ts'

/** A thousand million pieces. PostgreSQL's integer holds as many again, for what is returned on top. */
export const maxPieces = 1_000_000_000
/** The most different parts of one order, basket or list. */
export const maxLines = 1_000

type Wanted = { quantity: number; ownNumber: string; note: string }

/** Two lines of a part in one: pieces summed, all own numbers, both notes. A number that does not fit goes to the note. */
export function withLine(before: Wanted, line: Wanted): Wanted {
  const ownNumber = joinOwnNumbers(before.ownNumber, line.ownNumber)
  const note = ownNumber === null ? joinNotes(line.note, `also ${line.ownNumber}`) : line.note
  return {
    quantity: Math.min(before.quantity + line.quantity, maxPieces),
    ownNumber: ownNumber ?? before.ownNumber,
    note: joinNotes(before.note, note),
  }
}
