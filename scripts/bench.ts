import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { figure } from '../contract/words/numbers.ts'
import { type Benchmark, type Measure, onBenchShop } from './bench/bench-shop.ts'
import { builds } from './bench/builds.ts'
import { compareWith } from './bench/compare.ts'
import { canPin } from './bench/drive.ts'
import { importing } from './bench/import.ts'
import { instances } from './bench/instances.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { home, list } from './bench/list-and-home.ts'
import { longLists } from './bench/long-lists.ts'
import { matching } from './bench/matching.ts'
import { night } from './bench/night.ts'
import { onePart, orders } from './bench/orders.ts'
import { quickOrder } from './bench/quick-order.ts'
import { search } from './bench/search.ts'
import { starts } from './bench/starts.ts'
import { build } from './build.ts'

/** Every benchmark. Each has a shop of its own. */
const benchmarks: Record<string, Benchmark> = {
  list,
  home,
  orders,
  onePart,
  search,
  import: importing,
  starts,
  lighthouse,
  longLists,
  instances,
  matching,
  quickOrder,
  builds,
  night,
}

/**
 * `npm run bench [name …] [-- --json FILE] [--compare FILE] [--large]`: measures all or these benchmarks, and prints what
 * they come to. `--compare` puts a file of an earlier run beside it; `--large` goes to a million parts.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    compare: { type: 'string' },
    large: { type: 'boolean', default: false },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(benchmarks)
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  process.stderr.write(
    `no benchmark ${unknown.join(', ')}: there is ${Object.keys(benchmarks).join(', ')}\n`,
  )
  process.exit(2)
}

build()
const measured: Record<string, Measure[]> = {}
for (const name of names) {
  const { says, run, ...on } = benchmarks[name]!
  process.stdout.write(`\n${name}: ${says}\n`)
  measured[name] = await onBenchShop((shop) => run(shop, values.large), on)
  for (const measure of measured[name]) process.stdout.write(`${lineOf(measure)}\n`)
}
if (values.compare) {
  const lines = await compareWith(values.compare, measured)
  process.stdout.write(`\ncompared with ${values.compare}:\n${lines.join('\n')}\n`)
}
if (values.json)
  await writeFile(values.json, `${JSON.stringify({ machine: machine(), measured }, null, 2)}\n`)

function lineOf({ name, value, unit, from, to }: Measure): string {
  const spread = from === undefined || to === undefined ? '' : `  (${shown(from)} to ${shown(to)})`
  return `  ${name.padEnd(32)} ${shown(value).padStart(10)} ${unit.padEnd(6)}${spread}`
}

function shown(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0
  return figure(Number(value.toFixed(digits)))
}

/** What figures are only comparable on. */
function machine() {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    pinned: canPin,
    load: loadavg()[0],
    node: process.version,
  }
}
