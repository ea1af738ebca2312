import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../find-browser.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { median } from './rounds.ts'

const version = '13.5.0'
const rounds = 5
const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** The part of Lighthouse's report that is read here. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * P8: Lighthouse with its mobile preset on the three public pages of a demo shop. It is fetched from the registry for
 * the run, since it weighs more than all else that is installed.
 */
export const lighthouse: Benchmark = {
  says: `P8 Lighthouse ${version}, mobile: home, catalogue, a part`,
  environment: { DEMO: 'on' },
  run: async (shop) => {
    const response = await fetch(`${shop.url}/api/parts?limit=1`)
    const [part] = (await response.json()) as { _id: string }[]
    const measures: Measure[] = []
    for (const where of ['/', '/parts', `/parts/${part!._id}`])
      measures.push(...(await measure(shop, where)))
    return measures
  },
}

async function measure(shop: BenchShop, where: string): Promise<Measure[]> {
  const reports: Report[] = []
  // now and then a trace comes without its beginning, and Lighthouse says to run it again
  const again = () => look(shop, where)
  for (let round = 0; round < rounds; round += 1) reports.push(await again().catch(again))
  const page = where.length > 10 ? 'part' : where
  const of = (name: string, unit: string, read: (report: Report) => number): Measure => {
    const values = reports.map(read)
    const from = Math.min(...values)
    return { name: `${page} ${name}`, value: median(values), unit, from, to: Math.max(...values) }
  }
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    of(name, 'of 100', ({ categories }) => (categories[name]?.score ?? 0) * 100),
  )
  const audits = (
    [
      ['LCP', 'largest-contentful-paint', 'ms'],
      ['CLS', 'cumulative-layout-shift', ''],
      ['TBT', 'total-blocking-time', 'ms'],
    ] as const
  ).map(([name, audit, unit]) => of(name, unit, ({ audits }) => audits[audit]?.numericValue ?? 0))
  return [...scores, ...audits]
}

async function look({ url }: BenchShop, where: string): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    await promisify(execFile)('npx', [
      ...['--yes', `lighthouse@${version}`, `${url.replace('127.0.0.1', 'localhost')}${where}`],
      ...['--quiet', '--output=json', `--output-path=${file}`],
      ...[`--chrome-path=${findBrowser()}`, `--chrome-flags=${flags.join(' ')}`],
    ])
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
