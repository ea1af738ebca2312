import { createHmac } from 'node:crypto'
import type { Config } from '../../config/config.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Tells whether two identity secrets are the same, and nothing else: 128 bits of an HMAC-SHA-256 whose key it is. */
export const identityFingerprint = (secret: string) =>
  hmac(secret, 'partwright: which identity secret').toString('hex').slice(0, 32)

/**
 * Each secret that all instances share, by the setting that gives it, as a hash under a key made from the identity secret:
 * a short password is not found by trying, not even by who reads the database.
 */
export function sharedFingerprints(config: Config): Map<string, string> {
  const key = hmac(config.identities.secret, 'partwright: fingerprints of secrets')
  const fingerprint = (name: string, value: string) =>
    hmac(key, `${name}\0${value}`).toString('hex').slice(0, 32)
  return new Map(sharedSecrets(config).map(([name, value]) => [name, fingerprint(name, value)]))
}

/** Where one is sandboxed it is the sandbox's: another instance with a real one differs. */
function sharedSecrets({
  cards,
  gateway,
  identities,
  images,
  mail,
  secrets,
}: Config): [string, string][] {
  const { google, other } = identities
  return [
    ['FORMER_IDENTITY_SECRETS', secrets.formerIdentitySecrets.join(' ')],
    ['STRIPE_SECRET_KEY', cards?.secretKey ?? ''],
    ['STRIPE_PUBLISHABLE_KEY', cards?.publishableKey ?? ''],
    ['STRIPE_WEBHOOK_SECRET', cards?.webhookSecret ?? ''],
    ['GATEWAY_SECRET', gateway?.secret ?? ''],
    ['GOOGLE_CLIENT_SECRET', google?.clientSecret ?? ''],
    ['OIDC_CLIENT_SECRET', other?.clientSecret ?? ''],
    ['IMGBB_API_KEY', images.host === 'imgbb' ? images.key : ''],
    ['S3_SECRET_ACCESS_KEY', images.host === 's3' ? images.secretAccessKey : ''],
    ['SMTP_URL', mail.mailboxUrl ? 'sandbox' : mail.smtpUrl],
  ]
}
