import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Where something else than the shop's manner of writing is asked of Intl, and why. All else writes by contract/words.
 */
const allowed: Record<string, string> = {
  'contract/words/manner.ts': 'the first manner',
  'contract/words/manner-of.ts': 'what Intl knows of a locale, asked once',
  'contract/words/days.ts': 'what the clock of a zone shows',
  'contract/pricing/money.ts': 'amounts of another currency than the shop’s',
  'contract/shop-record/places.ts': 'whether a zone is one',
  'server/words/in-words.ts': 'names of English days and months, and distances of zones',
  'web/trade/tables/cells.ts': 'cells are pasted into a spreadsheet of their reader',
  'server/config/settings.ts': 'what the settings say of their first value',
  'sandbox/cards/refunds/refunds.ts': 'the provider’s own pages',
  'sandbox/cards/dashboard/pieces.ts': 'the provider’s own pages',
}

const writing =
  /toLocale(Date|Time)?String\(|\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\b|['"`]en-[A-Z]{2}['"`]|locale = 'en/

const sources = globSync('{bom,contract,demo,sandbox,scripts,server,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|fixture)\.tsx?$|(^|\/)(build|node_modules)\//.test(file),
)

test('amounts, numbers and days are written in one place, by the shop’s manner', () => {
  for (const text of [
    "count.toLocaleString('en')",
    'new Intl.NumberFormat(locale)',
    'Intl.DateTimeFormat',
    "language = 'en-GB'",
  ])
    expect(writing.test(text), text).toBe(true)
  expect(sources.length).toBeGreaterThan(1_000)
  const found = sources.filter((file) => writing.test(readFileSync(file, 'utf8')))
  expect(found.filter((file) => !allowed[file])).toEqual([])
  expect(Object.keys(allowed).filter((file) => !sources.includes(file))).toEqual([])
})

test('no page names a shop: what it is called is the shop’s own', () => {
  const pages = sources.filter((file) => file.startsWith('web/'))
  expect(pages.length).toBeGreaterThan(500)
  expect(pages.filter((file) => /partwright/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
