import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Loaded, LoadPlan } from './drive.ts'

/**
 * A process of its own that loads a server: so many callers, each with one connection kept open, each asking again as
 * soon as it was answered. Bytes are made before and answers are only measured out, so that it is never what is slow.
 * Its plan comes as JSON; what came of it is one line of JSON.
 */
const plan = JSON.parse(await text(process.stdin)) as LoadPlan
const taken: number[] = []
const statuses: Record<string, number> = {}
const begin = performance.now()
const end = begin + plan.seconds * 1_000
const run = randomBytes(4).toString('hex')
let keys = 0

await Promise.all(Array.from({ length: plan.callers }, (_, at) => call(at)))
taken.sort((a, b) => a - b)
const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]
const loaded: Loaded = {
  perSecond: (taken.length * 1_000) / (performance.now() - begin),
  count: taken.length,
  p50: at(0.5) ?? 0,
  p99: at(0.99) ?? 0,
  statuses,
}
process.stdout.write(`${JSON.stringify(loaded)}\n`)

async function call(caller: number) {
  const socket = connect(plan.port, '127.0.0.1').setNoDelay()
  const own = plan.requests.filter((_, n) => n % plan.callers === caller % plan.requests.length)
  const requests = own.length > 0 ? own : plan.requests
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    askAgain(socket, requests, resolve)
  })
  socket.destroy()
}

function askAgain(socket: Socket, requests: string[], done: () => void) {
  let asked = 0
  let from = 0
  let open = 0
  let isChunked = false
  const ask = () => {
    const request = requests[asked++ % requests.length]!
    from = performance.now()
    socket.write(plan.keyed ? request.replace('{key}', newKey()) : request, 'latin1')
  }
  socket.on('data', (bytes) => {
    if (open === 0) {
      const head = bytes.indexOf('\r\n\r\n')
      const text = bytes.toString('latin1', 0, head)
      const length = /content-length: (\d+)/i.exec(text)?.[1]
      isChunked = length === undefined
      open = head + 4 + Number(length ?? 0)
      const status = text.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    open -= bytes.byteLength
    if (isChunked) open = bytes.toString('latin1', bytes.byteLength - 5) === '0\r\n\r\n' ? 0 : 1
    if (open > 0) return
    const now = performance.now()
    taken.push(now - from)
    if (now < end) ask()
    else done()
  })
  ask()
}

/** Always as long, since the request around it is made already. */
function newKey() {
  keys += 1
  return run + String(keys).padStart(8, '0')
}
