import { once } from 'node:events'
import type { BenchShop, Measure } from './bench-shop.ts'
import {
  addresses,
  drive,
  getRequest,
  type Loaded,
  processorSeconds,
  shopCore,
  startOn,
} from './drive.ts'
import { inTurn, spreadOf } from './rounds.ts'

type Asked = { where: string; headers?: Record<string, string>; seconds: number; rounds: number }
type Round = Loaded & { perProcessorSecond: number | null }

/** As many as browsers and proxies hold open at a small shop's peak. */
const callers = 64

/**
 * What the shop answers to one address, against bare node:http that sends the same bytes, each on the same core. Two
 * ratios: of answers a second, and of answers a second of the server's processor time, which others on the machine
 * disturb less.
 */
export async function againstBare(
  shop: BenchShop,
  { where, headers = {}, seconds, rounds }: Asked,
): Promise<Measure[]> {
  const first = await fetch(shop.url + where, { headers })
  const body = Buffer.from(await rawBody(shop.url + where, headers))
  const sent = {
    ...Object.fromEntries(first.headers),
    'content-length': String(body.byteLength),
  }
  delete (sent as Record<string, string>)['transfer-encoding']
  const bare = startOn(shopCore, 'bare-server.ts')
  bare.stdin!.end(JSON.stringify({ headers: sent, body: body.toString('base64') }))
  const [port] = (await once(bare.stdout!, 'data')) as [Buffer]
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = addresses(4_096).map((address) => getRequest(where, address, lines.join('')))
  const load = async (pid: number, at: number): Promise<Round> => {
    const before = processorSeconds(pid)
    const loaded = await drive({ port: at, callers, seconds, requests })
    const after = processorSeconds(pid)
    const used = before === null || after === null ? null : after - before
    return { ...loaded, perProcessorSecond: used && loaded.count / used }
  }
  const ofShop = () => load(shop.pid, Number(new URL(shop.url).port))
  const ofBare = () => load(bare.pid!, Number(String(port)))
  try {
    for (const warm of [ofShop, ofBare, ofShop, ofBare]) await warm()
    return compared(await inTurn(rounds, ofShop, ofBare), body.byteLength)
  } finally {
    bare.kill()
  }
}

/** The body as it is sent, compressed or not: fetch would unpack it. */
async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http')
  return await new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

function compared(rounds: [shop: Round, bare: Round][], bytes: number): Measure[] {
  const shops = rounds.map(([shop]) => shop)
  const bares = rounds.map(([, bare]) => bare)
  const each = (of: (round: Round) => number) => rounds.map(([s, b]) => of(s) / of(b))
  const seen = rounds.every(([s, b]) => s.perProcessorSecond && b.perProcessorSecond)
  return [
    spreadOf(
      'answers/s',
      shops.map((one) => one.perSecond),
      '/s',
    ),
    spreadOf(
      'bare node:http',
      bares.map((one) => one.perSecond),
      '/s',
    ),
    spreadOf(
      'ratio of answers/s',
      each((one) => one.perSecond),
      'times',
    ),
    ...(seen
      ? [
          spreadOf(
            'ratio by processor time',
            each((one) => one.perProcessorSecond!),
            'times',
          ),
          spreadOf(
            'processor time of an answer',
            shops.map((one) => 1e6 / one.perProcessorSecond!),
            'µs',
          ),
          spreadOf(
            'the same, bare',
            bares.map((one) => 1e6 / one.perProcessorSecond!),
            'µs',
          ),
        ]
      : []),
    spreadOf(
      'p50',
      shops.map((one) => one.p50),
      'ms',
    ),
    spreadOf(
      'p99',
      shops.map((one) => one.p99),
      'ms',
    ),
    { name: 'bytes of an answer', value: bytes, unit: 'bytes' },
  ]
}
