import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const client = path.join(import.meta.dirname, '../../build/web/client')

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; isEntry?: boolean }
const manifest = JSON.parse(
  readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>

/** What a first visit of a page loads: the entry, the root, the page and all that these import, in bytes of brotli. */
function firstLoad(...sources: string[]) {
  const wanted = ['entry.client', 'web/root.tsx', ...sources]
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const one of manifest[key]?.imports ?? []) visit(one)
  }
  for (const one of wanted) visit(keyOf(one))
  const files = new Set([...seen].map((key) => manifest[key]!.file))
  return [...files].reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0)
}

function keyOf(source: string): string {
  const key = Object.keys(manifest).find(
    (one) => one.split('?')[0]!.endsWith(source) || one.includes(`${source}.`),
  )
  if (!key) throw new Error(`nothing was built from ${source}: ${Object.keys(manifest).join(', ')}`)
  return key
}

/** Routes by their files, as web/routes.ts has them: what stands before the signed-in layout is public. */
const routes = readFileSync(path.join(client, '../../../web/routes.ts'), 'utf8')
const [publicPart = '', privatePart = ''] = routes.split(
  "layout('identity/access/signed-in-layout.tsx'",
)
const pagesOf = (text: string) =>
  [...text.matchAll(/'([a-z-]+(?:\/[a-z-]+)*[/-]page\.tsx)'/g)].map(([, file]) => `web/${file}`)

test('every page of web/routes.ts has a budget', () => {
  const pages = [...pagesOf(publicPart), ...pagesOf(privatePart)]
  // the dashboard is a route around others, and no page
  expect(pages).toHaveLength(routes.match(/\b(route|index)\(/g)!.length - 1)
})

test.each(pagesOf(publicPart))('%s comes with at most 120 kB of script', (page) => {
  expect(firstLoad(page)).toBeLessThanOrEqual(120_000)
})

test.each(pagesOf(privatePart))('%s comes with at most 180 kB of script', (page) => {
  const layouts = ['web/identity/access/signed-in-layout.tsx', 'web/dashboard/dashboard-layout.tsx']
  expect(firstLoad(...layouts, page)).toBeLessThanOrEqual(180_000)
})

test('the style of all pages is at most 14 kB', () => {
  const styles = globSync('assets/*.css.br', { cwd: client })
  expect(styles.length).toBeGreaterThan(0)
  const sum = styles.reduce((all, file) => all + statSync(path.join(client, file)).size, 0)
  expect(sum).toBeLessThanOrEqual(14_000)
})

test('what is waited for first comes with the first answer of a new connection: ten packets, with their head', () => {
  const first = ['letters-*.woff2', 'marks-*.woff2', 'hero-640-*.avif', 'hero-768-*.avif']
  for (const pattern of first) {
    const [file] = globSync(`assets/${pattern}`, { cwd: client })
    expect(statSync(path.join(client, file!)).size, pattern).toBeLessThanOrEqual(10 * 1_460 - 700)
  }
})
