import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type MailName, mailKinds } from '../../contract/shop-record/mail-kinds.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { oneLine } from './email.ts'
import { exampleOf } from './examples.ts'
import { givenBy, usualMail } from './templates.ts'

/** What each mail says as it comes, of an example. */
export async function listMailTexts(shop: Shop): Promise<Output<Calls['listMailTexts']>> {
  const record = await readRecord(shop)
  const mails = (Object.keys(mailKinds) as MailName[]).map((kind) => {
    const example = exampleOf(kind)
    const { subject, greeting, says, notes } = usualMail(kind, example, record)
    const given = givenBy(example, record.identity.name)
    return {
      kind,
      subject: oneLine(subject),
      greeting,
      given,
      says: says.map(oneLine),
      notes: notes.map(oneLine),
    }
  })
  return { mails }
}
