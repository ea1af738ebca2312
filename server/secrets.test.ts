import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'partwright-secrets-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const file = () => path.join(DATA_DIR, 'secrets.json')
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
