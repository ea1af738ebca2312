import { createTransport } from 'nodemailer'
import type { Mailer, Message } from './mailer.ts'

/** No step of a conversation waits longer; the whole of it ends at `sendTimeout`. */
const stepTimeout = 10_000
const sendTimeout = 60_000

/**
 * Sends over SMTP, on two connections that are kept. Errors carry the server's code in `responseCode`. Mails and
 * passwords leave this machine over TLS only, unless SMTP_URL says `?requireTLS=false`, which takes ALLOW_PLAIN.
 */
export function openSmtp(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    // when something is tried again is for the job to say
    maxRequeues: 0,
    // up to the end of the greeting
    connectionTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(smtpUrl) && { requireTLS: true }),
  })
  return {
    send: async (message) => {
      await transport.sendMail({
        from: message.from,
        // an object, so that a comma never makes two recipients of one
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${message.id}@${hostOf(message.from)}>`,
        headers: headersOf(message),
        attachments: message.attachments.map(({ content, ...attachment }) => ({
          ...attachment,
          content: Buffer.from(content),
        })),
        signal: AbortSignal.timeout(sendTimeout),
      })
    },
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** RFC 3834: nobody is there to answer. RFC 8058: one click, without a page, unsubscribes. */
function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  if (!unsubscribeUrl) return automatic
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Whether the way leads to another machine and begins unencrypted. */
function needsTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'smtp:' && !isLocal && !url.searchParams.has('requireTLS')
}

/** The host of `shop@host` or `Name <shop@host>`. */
const hostOf = (from: string) => /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
