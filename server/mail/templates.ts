import { type Times, timesIn } from '../words/in-words.ts'
import { accountLetters } from './account-letters.ts'
import { type Letter, letterHtml, letterText, oneLine } from './letter.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { orderLetters } from './order-letters.ts'

/** A mail's words, as plain text and as HTML; both say the same. The subject is one line. */
export function renderMail<K extends MailKind>(
  kind: K,
  values: MailValues[K],
  timeZone: string,
): { subject: string; text: string; html: string } {
  const letter = letters[kind](values, timesIn(timeZone))
  return { subject: oneLine(letter.subject), text: letterText(letter), html: letterHtml(letter) }
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(letters, kind)

const letters: { [K in MailKind]: (values: MailValues[K], times: Times) => Letter } = {
  ...accountLetters,
  ...orderLetters,
}
