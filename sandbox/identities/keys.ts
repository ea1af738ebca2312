import { generateKeyPair, randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'

/** What the issuer signs with: ID tokens by an RS256 key, its own cookies by the newest of `cookieKeys`. */
export type IssuerKeys = { signing: JWK; cookieKeys: string[] }

/**
 * The issuer's keys, made at the first start and kept in `<dataDir>/identities-keys.json` (mode 0600),
 * so that tokens and sign-ins outlive a restart.
 */
export async function issuerKeys(dataDir: string): Promise<IssuerKeys> {
  const path = join(dataDir, 'identities-keys.json')
  try {
    const keys = JSON.parse(await readFile(path, 'utf8')) as IssuerKeys
    await chmod(path, 0o600)
    return keys
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const keys: IssuerKeys = {
    signing: {
      ...(privateKey.export({ format: 'jwk' }) as JWK),
      kid: randomBytes(12).toString('base64url'),
      use: 'sig',
      alg: 'RS256',
    },
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
  await writeFile(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
  return keys
}
