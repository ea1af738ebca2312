/** What other rooms of the server may use of this one. */
export type {
  LifecycleMail,
  LifecyclesMail,
  MailKind,
  MailValues,
  OrderMail,
  WaysMail,
} from './mail-values.ts'
export { queueForAdmins } from './queue-for-admins.ts'
export { queueMail } from './queue-mail.ts'
export { type Attach, sendMail, sweepMails } from './send-mail.ts'
export { senderOf } from './sender-of.ts'
