import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

/** What a load process is to do. Callers share the requests out among themselves, and go round in theirs. */
export type LoadPlan = {
  port: number
  callers: number
  seconds: number
  /** Whole requests as text. With `keyed`, `{key}` in them becomes 16 characters that never come again. */
  requests: string[]
  keyed?: boolean
}

/** What came of it: answers by their status, and how long they took in milliseconds. */
export type Loaded = {
  perSecond: number
  count: number
  p50: number
  p99: number
  statuses: Record<string, number>
}

/** Whether processes can be put on a core each: figures of shared cores say less. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0
export const shopCore = 0
export const loadCore = 1

/** Puts a process with all its threads on one core, where that can be done. */
export function pin(pid: number, core: number) {
  if (canPin) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
}

/** Puts a server with the processes that it has started and will start on one core. */
export function pinAll(pid: number, core: number) {
  pin(pid, core)
  if (!canPin) return
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  for (const child of children.filter(Boolean)) pinIfThere(Number(child), core)
}

/** A process of a server may have ended since it was named. */
function pinIfThere(pid: number, core: number) {
  try {
    pin(pid, core)
  } catch (error) {
    if (existsSync(`/proc/${pid}`)) throw error
  }
}

/** Starts a program of this folder under this Node, on one core. */
export function startOn(core: number, file: string) {
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    path.join(import.meta.dirname, file),
  ]
  const [command, ...args] = canPin ? ['taskset', '-c', String(core), ...node] : node
  return spawn(command!, args, { stdio: ['pipe', 'pipe', 'inherit'] })
}

/** Loads a server from a process of its own. Throws when anything but 200 is answered. */
export async function drive(plan: LoadPlan): Promise<Loaded> {
  const child = startOn(loadCore, 'load.ts')
  child.stdin!.end(JSON.stringify(plan))
  const answer = await text(child.stdout)
  if (!answer) throw new Error('the load process ended without an answer')
  const loaded = JSON.parse(answer) as Loaded
  const others = Object.keys(loaded.statuses).filter((status) => status !== '200')
  if (others.length > 0) throw new Error(`not all was well: ${JSON.stringify(loaded.statuses)}`)
  return loaded
}

/** A GET as text, as callers with an address of their own send it through a proxy. */
export const getRequest = (where: string, address: string, more = '') =>
  `GET ${where} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${more}\r\n`

/** POST /api/order as text, with a key that never comes again: ten pieces of a part, for a buyer's token. */
export function orderRequest(partsId: string, { token }: TestUser, address: string) {
  const body = JSON.stringify(orderOf(partsId, 10, 1_000))
  return [
    'POST /api/order HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    `Authorization: Bearer ${token}`,
    'Idempotency-Key: {key}',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** So many addresses, so that limits are counted as for many callers. */
export const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)

/** Processor time that a process has used so far, in seconds; null where that cannot be seen. */
export function processorSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

/** Memory of a process that is its own or shared, in MB; null where that cannot be seen. */
export function residentMb(pid: number): number | null {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kb) / 1_024
  } catch {
    return null
  }
}
