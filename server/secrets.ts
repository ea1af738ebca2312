import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const make = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`

const schema = z.object({
  identitySecret: z.string().default(() => make('')),
  databasePassword: z.string().default(() => make('')),
  cardsSecretKey: z.string().default(() => make('sk_test_sandbox_')),
  cardsPublishableKey: z.string().default(() => make('pk_test_sandbox_')),
  cardsWebhookSecret: z.string().default(() => make('whsec_')),
  oidcClientId: z.string().default('partwright'),
  oidcClientSecret: z.string().default(() => make('')),
  imageKey: z.string().default(() => make('')),
})

/**
 * The secrets that nobody has to choose, made once and kept in DATA_DIR with mode 0600. A file of an older version is
 * completed. They are never printed.
 */
export function readSecrets(dataDir: string): z.output<typeof schema> {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secrets.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const secrets = schema.parse(JSON.parse(text))
  const complete = `${JSON.stringify(secrets, null, 2)}\n`
  if (complete !== text) {
    writeFileSync(`${file}.${process.pid}`, complete, { mode: 0o600 })
    renameSync(`${file}.${process.pid}`, file)
  }
  return secrets
}
