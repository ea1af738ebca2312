import { ConfigFault, type Settings } from './settings.ts'

const databases = ['DATABASE_URL', 'MIGRATE_DATABASE_URL', 'REPLICA_DATABASE_URL'] as const
const services = ['OIDC_ISSUER', 'IMAGE_UPLOAD_URL', 'S3_ENDPOINT', 'VIES_URL'] as const

/**
 * Nothing goes to another machine unencrypted: services speak https, and PostgreSQL TLS, which it does only when its
 * address says so. Mail is encrypted by mail/smtp.ts, unless its
 * address says not to. Throws ConfigFault.
 */
export function checkEncrypted(read: Settings) {
  if (read.ALLOW_PLAIN) return
  for (const name of databases)
    refuse(
      name,
      read[name],
      /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
      'add ?sslmode=verify-full',
    )
  for (const name of services) refuse(name, read[name], /^https:/, 'give its https address')
  refuse('SMTP_URL', read.SMTP_URL, /^(?!.*requireTLS=false)/, 'leave requireTLS=false out')
}

function refuse(name: string, url: string | undefined, encrypted: RegExp, mend: string) {
  if (!url || encrypted.test(url) || !leavesMachine(url)) return
  throw new ConfigFault(
    `${name} leads to another machine unencrypted: ${mend}, or set ALLOW_PLAIN=1 in a network of your own`,
  )
}

/** Whether an address is of another machine; that of a socket names none. */
const leavesMachine = (url: string) =>
  URL.canParse(url) && !/^(|localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)
