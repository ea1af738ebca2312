import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { secretSettings } from './secrets.ts'
import { ConfigFault, settings } from './settings.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'partwright-secrets-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const file = () => path.join(DATA_DIR, 'secrets.json')
const prefixes: Record<string, string> = {
  SANDBOX_CARDS_SECRET_KEY: 'sk_test_sandbox_',
  SANDBOX_CARDS_PUBLISHABLE_KEY: 'pk_test_sandbox_',
  SANDBOX_CARDS_WEBHOOK_SECRET: 'whsec_',
}
const mode = () => statSync(file()).mode & 0o777

test('secrets are made once, each its own, and only their owner reads them', () => {
  const { secrets } = readConfig({ DATA_DIR })
  expect(mode()).toBe(0o600)
  expect(readConfig({ DATA_DIR }).secrets).toEqual(secrets)
  const { oidcClientId: _, formerIdentitySecrets: none, ...hidden } = secrets
  expect(none).toEqual([])
  for (const secret of Object.values(hidden)) expect(secret).toMatch(/[0-9a-f]{48}$/)
  expect(new Set(Object.values(hidden)).size).toBe(7)
  expect(readdirSync(DATA_DIR)).toEqual(['secrets.json'])
})

test('secrets of an older version are completed and otherwise kept', () => {
  writeFileSync(file(), '{"identitySecret":"kept"}', { mode: 0o644 })
  const { secrets } = readConfig({ DATA_DIR })
  expect(secrets.identitySecret).toBe('kept')
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(secrets)
  expect(mode()).toBe(0o600)
})

describe('found: D4 every secret comes by its setting or by a file', () => {
  const names = Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name] : []))
  const where = () => path.join(DATA_DIR, 'given')
  const fault = (given: Record<string, string>) => {
    try {
      readConfig({ DATA_DIR, ...given })
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigFault)
      return (error as Error).message
    }
    return 'none'
  }

  test.each(names)('%s_FILE', (name) => {
    const setting = `${name}_FILE`
    expect(fault({ [setting]: where() })).toMatch(
      new RegExp(`^${setting}: .* cannot be read \\(ENOENT\\)`),
    )
    writeFileSync(where(), ' \n')
    expect(fault({ [setting]: where() })).toMatch(new RegExp(`^${setting}: .* is empty`))
    writeFileSync(where(), 'hidden\n')
    expect(fault({ [setting]: where(), [name]: 'x' })).toBe(
      `${name} and ${setting} are both set: leave one of them out`,
    )
    expect(fault({ [setting]: where() })).not.toContain('hidden')
  })

  test('what is given stands before the file, and is never written into it', () => {
    const before = readConfig({ DATA_DIR }).secrets
    const stored = readFileSync(file(), 'utf8')
    const given = Object.fromEntries(
      Object.values(secretSettings).map((name) => [
        name,
        `${prefixes[name] ?? ''}${'g'.repeat(40)}`,
      ]),
    )
    for (const [name, value] of Object.entries(given)) {
      writeFileSync(path.join(DATA_DIR, name), `${value}\n`)
      given[name] = path.join(DATA_DIR, name)
    }
    const byFile = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`${name}_FILE`, value]),
    )
    const { secrets, identities } = readConfig({ DATA_DIR, ...byFile })
    for (const secret of Object.values(secrets).flat()) expect(secret).toMatch(/g{40}$/)
    expect(identities.secret).toBe('g'.repeat(40))
    expect(readFileSync(file(), 'utf8')).toBe(stored)
    rmSync(file())
    readConfig({ DATA_DIR, ...byFile })
    expect(readFileSync(file(), 'utf8')).toBe('{}\n')
    expect(readConfig({ DATA_DIR }).secrets.identitySecret).not.toBe(before.identitySecret)
  })

  test.each([
    ['IDENTITY_SECRET', 'short'],
    ['IDENTITY_SECRET', `${'a'.repeat(20)} ${'b'.repeat(20)}`],
    ['SANDBOX_CARDS_SECRET_KEY', `sk_live_${'a'.repeat(40)}`],
  ])('%s is no secret as %s', (name, value) => {
    expect(fault({ [name]: value })).toMatch(new RegExp(`^${name}: .*openssl rand`))
  })
})
