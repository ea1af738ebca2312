import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBenchProcess } from './bench-process.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'
import { addresses, drive, getRequest, residentMb, shopCore, startOn } from './drive.ts'
import { spreadOf } from './rounds.ts'

/** P7: how long starts take until the first page is there, and what memory the shop's process takes. */
export const starts: Benchmark = {
  says: 'P7 starts and memory of the shop’s process, against bare Node',
  run: async (shop) => [...(await memory(shop)), ...(await startTimes())],
}

async function memory(shop: BenchShop): Promise<Measure[]> {
  await putCatalogue(shop.sql, makeCatalogue(10_000))
  const idle = residentMb(shop.pid)
  const requests = addresses(4_096).map((one) => getRequest('/api/parts?limit=24', one))
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(shop.pid) ?? 0)
  }, 100)
  await drive({ port: shop.port, callers: 64, seconds: 5, requests })
  clearInterval(looking)
  if (idle === null) return []
  return [
    { name: 'memory, idle', value: idle, unit: 'MB' },
    { name: 'memory, most under lists', value: most, unit: 'MB' },
  ]
}

async function startTimes(): Promise<Measure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-bench-'))
  const times: number[] = []
  const bare: number[] = []
  try {
    for (let round = 0; round < 5; round += 1) {
      times.push(await untilFirstPage(dataDir))
      bare.push(await untilBareAnswers())
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  const [first = 0, ...others] = times
  return [
    { name: 'first start to first page', value: first, unit: 'ms' },
    spreadOf('later starts to first page', others, 'ms'),
    spreadOf('bare node:http to first answer', bare, 'ms'),
  ]
}

async function untilFirstPage(dataDir: string): Promise<number> {
  const from = performance.now()
  const shop = await startBenchProcess(dataDir)
  const response = await fetch(`${shop.url}/`, { headers: { accept: 'text/html' } })
  await response.text()
  const ms = performance.now() - from
  await shop.stop()
  return ms
}

async function untilBareAnswers(): Promise<number> {
  const from = performance.now()
  const bare = startOn(shopCore, 'bare-server.ts')
  bare.stdin!.end(JSON.stringify({ headers: {}, body: '' }))
  const [port] = (await once(bare.stdout!, 'data')) as [Buffer]
  await (await fetch(`http://127.0.0.1:${Number(String(port))}/`)).text()
  const ms = performance.now() - from
  bare.kill()
  return ms
}
