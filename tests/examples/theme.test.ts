import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTheme } from '../../server/config/theme.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'

const file = path.join(import.meta.dirname, '../../examples/theme/theme.json')
let shop: TestShop
let folder: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { THEME_FILE: file } })
  folder = mkdtempSync(path.join(tmpdir(), 'partwright-theme-'))
})
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every page has the theme of the file, and behind it its accent', async () => {
  for (const address of ['/', '/parts', '/login']) {
    const text = await (await shop.request(address)).text()
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="(\/(?:themes|colours)[^"]+)"/g)]
    expect(sheets.map(([, one]) => one)).toEqual([
      expect.stringMatching(/^\/themes\/[0-9a-f]{32}\.css$/),
      '/colours/1a5fb4-8ab8f0.css',
    ])
    const sheet = await shop.request(sheets[0]![1]!)
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    expect(await sheet.text()).toContain('--color-ground:#f4f6f9;')
  }
  expect((await shop.request(`/themes/${'0'.repeat(32)}.css`)).status).toBe(404)
})

test('its accent is the operator’s: nobody changes it in the dashboard', async () => {
  const admin = await shop.admin()
  const shown = (await (await admin.call('GET', '/shop-record')).json()) as { version: number }
  expect(shown).toMatchObject({ record: { colours: { accent: '#1a5fb4' } } })
  const refused = await admin.call('PATCH', '/shop-record', {
    version: shown.version,
    change: { colours: { accent: '#7a1f5c', darkAccent: null } },
  })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('THEME_FILE')
})

test('a file that is not there, is no JSON or cannot be read by people is refused at the start', () => {
  const faultOf = (text?: string) => {
    const given = path.join(folder, text === undefined ? 'none' : 'theme.json')
    if (text !== undefined) writeFileSync(given, text)
    return () => readTheme(given)
  }
  expect(faultOf()).toThrow(/^THEME_FILE: .*none cannot be read \(ENOENT\)$/)
  expect(faultOf('{')).toThrow('it is no JSON')
  const weak = { light: { accent: '#1a5fb4', ink: '#cccccc' }, dark: { accent: '#8ab8f0' } }
  expect(faultOf(JSON.stringify(weak))).toThrow(
    /THEME_FILE: light: ink on ground: .* and \d+ more$/,
  )
})
