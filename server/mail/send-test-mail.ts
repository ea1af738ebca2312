import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { exampleOf } from './examples.ts'
import { faultOf } from './fault-of.ts'
import { senderOf } from './sender-of.ts'
import { renderMail } from './templates.ts'

/** Sends whoever asks a mail of an example with these words. It waits for the server, whose no is told. */
export async function sendTestMail(
  shop: Shop,
  caller: User,
  words: Input<Calls['sendTestMail']>,
): Promise<Output<Calls['sendTestMail']>> {
  const record = await readRecord(shop)
  const mail = renderMail(words.kind, exampleOf(words.kind), { ...record, mails: [words] })
  const { email: to } = caller
  await shop.mailer
    .send({
      ...mail,
      id: newId(),
      to,
      attachments: [],
      from: senderOf(shop.config.mail.from, record.identity.name),
    })
    .catch((error: unknown) => {
      throw new Refusal('mail_refused', { fault: faultOf(error) })
    })
  return { to, subject: mail.subject }
}
