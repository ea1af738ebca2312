import { z } from 'zod'
import { unknownPlaceholders } from '../markdown/markdown.ts'
import { type MailName, type MailPlaceholder, mailKinds, placeholdersIn } from './mail-kinds.ts'
import { optionalLines, optionalName } from './texts.ts'

export const mailName = z.enum(Object.keys(mailKinds) as [MailName, ...MailName[]])

/** What a shop says in a mail of its own, besides what the mail has to say. What is empty is as it comes. */
export const mailWords = z
  .object({
    kind: mailName,
    subject: optionalName(150).describe('in place of the usual one'),
    opening: optionalLines(1_000).describe('after the greeting: a paragraph a line'),
    closing: optionalLines(1_000).describe(
      'before what the mail says in the end: a paragraph a line',
    ),
  })
  .superRefine((words, context) => {
    for (const field of ['subject', 'opening', 'closing'] as const) {
      const known = placeholdersIn(words.kind)
      const [unknown] = unknownPlaceholders(words[field], known)
      if (unknown === undefined) continue
      const message = `Nothing stands for {${unknown}} in this mail: there are ${known.map((one) => `{${one}}`).join(', ')}`
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
export type MailWords = z.output<typeof mailWords>

/** Those mails of which a shop says something itself. */
export const mails = z
  .array(mailWords)
  .max(Object.keys(mailKinds).length, 'At most one of each mail')
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'Two are of one mail')

/** The mails as they come, of an example, with what stands for the names in braces. */
export const mailTexts = z.object({
  mails: z.array(
    z.object({
      kind: mailName,
      subject: z.string(),
      greeting: z.string(),
      says: z.array(z.string()),
      notes: z.array(z.string()).describe('what it says in the end'),
      given: z.partialRecord(
        z.enum(['name', 'person', 'order'] satisfies MailPlaceholder[]),
        z.string(),
      ),
    }),
  ),
})
