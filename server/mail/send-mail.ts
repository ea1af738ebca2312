import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { observeMail } from '../telemetry/metrics.ts'
import { faultOf } from './fault-of.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import type { Attachment } from './mailer.ts'
import { senderOf } from './sender-of.ts'
import { claimMail, type MailRow, markSent, postponeMail, selectWaitingMails } from './store.ts'
import { isMailKind, renderMail } from './templates.ts'

/** What goes with a mail of this kind; what it is about knows, mail does not. */
export type Attach = (
  shop: Shop,
  kind: MailKind,
  orderId: string | null,
  values: MailValues[MailKind],
) => Promise<Attachment[]>

/** Longer than the longest sending: only a mail whose sender died is claimed a second time. */
const claimMinutes = 5
const attempts = 12
const batch = 200

/**
 * The job that sends a mail. Of several at once one claims it; it is sent once, unless the process or the connection
 * dies between the server's taking it and our noting that: then it goes again under the same Message-ID. What fails is
 * tried again after 30 s, doubling up to 2 h, and given up after 12 attempts.
 */
export async function sendMail(shop: Shop, { id }: { id: string }, attach: Attach): Promise<void> {
  const mail = await claimMail(shop.database.sql, id, claimMinutes)
  if (!mail) return
  const fault =
    mail.attempts > attempts ? 'its sender died every time' : await deliver(shop, mail, attach)
  if (fault !== null) return await putOff(shop, mail, fault)
  await markSent(shop.database.sql, id, mail.orderId === null)
  observeMail(mail.kind, 'sent')
}

/** Null when the server took it, else why not, without a word of the mail or its recipient. */
async function deliver(shop: Shop, mail: MailRow, attach: Attach): Promise<string | null> {
  try {
    const { kind } = mail
    if (!isMailKind(kind)) throw new Error('there is no such kind of mail')
    // what queueMail wrote for this kind
    const values = mail.values as MailValues[typeof kind]
    const record = await readRecord(shop)
    await shop.mailer.send({
      id: mail.id,
      to: mail.recipient,
      from: senderOf(shop.config.mail.from, record.identity.name),
      ...renderMail(kind, values, record),
      attachments: await attach(shop, kind, mail.orderId, values),
      ...('oneClickUrl' in values && { unsubscribeUrl: values.oneClickUrl }),
    })
    return null
  } catch (error) {
    return faultOf(error)
  }
}

async function putOff(shop: Shop, mail: MailRow, fault: string) {
  const { id, kind } = mail
  const report = { mailId: id, kind, attempt: mail.attempts, fault }
  if (mail.attempts >= attempts) {
    await postponeMail(shop.database.sql, id, fault, null)
    shop.log.error(report, 'a mail was given up')
    return observeMail(kind, 'given-up')
  }
  const seconds = Math.min(30 * 2 ** (mail.attempts - 1), 7_200)
  await shop.database.transaction(async (sql) => {
    await postponeMail(sql, id, fault, seconds)
    await shop.enqueue(sql, 'send-mail', { id }, { seconds })
  })
  shop.log.warn(report, 'a mail was postponed')
  observeMail(kind, 'postponed')
}

/** The job that finds mails whose own job was lost. */
export async function sweepMails(shop: Shop): Promise<void> {
  const { sql } = shop.database
  for (const { id } of await selectWaitingMails(sql, batch))
    await shop.enqueue(sql, 'send-mail', { id })
}
