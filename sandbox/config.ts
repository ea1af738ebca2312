import { env } from 'node:process'
import { z } from 'zod'
import type { SandboxOptions } from './provider.ts'

const port = z.coerce.number('has to be a port').int('has to be a port').min(0).max(65_535)
const key = (prefix: string) =>
  z
    .string(`is missing: a text that begins with ${prefix}`)
    .regex(new RegExp(`^${prefix}[\\w-]+$`), `has to begin with ${prefix}`)
const secret = z.string('is missing').min(1, 'is empty')

const environment = z.object({
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_DATA_DIR: z.string().min(1, 'is empty').default('.data/sandbox'),
  SHOP_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an http address' })
    .default('http://localhost:3000'),
  SANDBOX_SECRET_KEY: key('sk_test_'),
  SANDBOX_PUBLISHABLE_KEY: key('pk_test_'),
  SANDBOX_WEBHOOK_SECRET: key('whsec_'),
  SANDBOX_OIDC_CLIENT_ID: secret,
  SANDBOX_OIDC_CLIENT_SECRET: secret,
  SANDBOX_IMAGE_KEY: secret,
})

/** What the process is told. Throws one line that names every wrong variable. */
export function readConfig(given: Record<string, string | undefined> = env): SandboxOptions {
  const read = environment.safeParse(given)
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`${problems.join('; ')}.`)
  }
  const settings = read.data
  const after = settings.SANDBOX_PORT === 0 ? 0 : settings.SANDBOX_PORT + 1
  return {
    port: settings.SANDBOX_PORT,
    smtpPort: settings.SANDBOX_SMTP_PORT ?? after,
    dataDir: settings.SANDBOX_DATA_DIR,
    shopUrl: settings.SHOP_URL,
    cards: {
      secretKey: settings.SANDBOX_SECRET_KEY,
      publishableKey: settings.SANDBOX_PUBLISHABLE_KEY,
      webhookSecret: settings.SANDBOX_WEBHOOK_SECRET,
    },
    identities: {
      clientId: settings.SANDBOX_OIDC_CLIENT_ID,
      clientSecret: settings.SANDBOX_OIDC_CLIENT_SECRET,
    },
    images: { key: settings.SANDBOX_IMAGE_KEY },
  }
}
