import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ConfigFault, type Settings } from './settings.ts'

const make = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`

const schema = z.object({
  identitySecret: z.string().default(() => make('')),
  /** those before it, the newest first: what they encrypted can still be read */
  formerIdentitySecrets: z.array(z.string()).default([]),
  databasePassword: z.string().default(() => make('')),
  cardsSecretKey: z.string().default(() => make('sk_test_sandbox_')),
  cardsPublishableKey: z.string().default(() => make('pk_test_sandbox_')),
  cardsWebhookSecret: z.string().default(() => make('whsec_')),
  oidcClientId: z.string().default('partwright'),
  oidcClientSecret: z.string().default(() => make('')),
  imageKey: z.string().default(() => make('')),
})

export type Secrets = z.output<typeof schema>

/** By which setting each of them may be given instead. */
export const secretSettings = {
  identitySecret: 'IDENTITY_SECRET',
  formerIdentitySecrets: 'FORMER_IDENTITY_SECRETS',
  databasePassword: 'EMBEDDED_DATABASE_PASSWORD',
  cardsSecretKey: 'SANDBOX_CARDS_SECRET_KEY',
  cardsPublishableKey: 'SANDBOX_CARDS_PUBLISHABLE_KEY',
  cardsWebhookSecret: 'SANDBOX_CARDS_WEBHOOK_SECRET',
  oidcClientId: 'SANDBOX_OIDC_CLIENT_ID',
  oidcClientSecret: 'SANDBOX_OIDC_CLIENT_SECRET',
  imageKey: 'SANDBOX_IMAGE_KEY',
} as const satisfies Record<keyof Secrets, keyof Settings>

/**
 * The secrets that nobody has to choose: what settings give, and for the rest what was made once and is stored in DATA_DIR
 * with mode 0600. A given one stands before a stored one, and is never written. A file of an older version is completed.
 * They are never printed.
 */
export function readSecrets(dataDir: string, read: Partial<Settings> = {}): Secrets {
  makeFolder(dataDir)
  const file = path.join(dataDir, 'secrets.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  const before = JSON.parse(text ?? '{}') as Partial<Secrets>
  const given = givenSecrets(read)
  const secrets = schema.parse({ ...before, ...given })
  const isStored = (name: string) => name in before || !(name in given)
  const stored = Object.fromEntries(
    Object.entries({ ...secrets, ...before }).filter(([name]) => isStored(name)),
  )
  const complete = `${JSON.stringify(stored, null, 2)}\n`
  if (complete === text) return secrets
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, complete, { mode: 0o600 })
  if (text !== null) renameSync(draft, file)
  else if (!placed(draft, file)) return readSecrets(dataDir, read)
  return secrets
}

/** Those that came as settings, by the names that they have in the file. */
function givenSecrets(read: Partial<Settings>): Partial<Secrets> {
  const names = Object.keys(secretSettings) as (keyof Secrets)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read[secretSettings[name]]
      if (value === undefined) return []
      return [[name, name === 'formerIdentitySecrets' ? value.split(/[\s,]+/) : value]]
    }),
  )
}

/**
 * Puts a new identity secret before the others; these stay, since second factors are encrypted with them. Shops that run
 * take it at their next start. Answers how many generations there are now.
 */
export function rotateIdentitySecret(dataDir: string): number {
  const secrets = readSecrets(dataDir)
  const formerIdentitySecrets = [secrets.identitySecret, ...secrets.formerIdentitySecrets]
  const file = path.join(dataDir, 'secrets.json')
  const draft = `${file}.${process.pid}`
  const anew = { ...secrets, identitySecret: make(''), formerIdentitySecrets }
  writeFileSync(draft, `${JSON.stringify(anew, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return formerIdentitySecrets.length + 1
}

/** Puts the first file of secrets in its place, unless another start was quicker: then its secrets hold. */
function placed(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft)
  }
}

/** One folder after the other: the recursive way never ends below /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new ConfigFault(`DATA_DIR: ${folder} cannot be made (${code})`)
  }
}
