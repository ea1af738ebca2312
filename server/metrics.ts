import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { isAskedFor } from '../contract/own-host.ts'
import { createTimings } from './timings.ts'

export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

const observeCallSeconds = createTimings(
  metrics,
  'partwright_call_seconds',
  'Time to answer a call, by call and status class',
  ['call', 'status'],
  [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
)
const observeJobSeconds = createTimings(
  metrics,
  'partwright_job_seconds',
  'Time of a job, by name and outcome',
  ['job', 'outcome'],
  [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
)
const mails = new Counter({
  name: 'partwright_mails_total',
  help: 'Mails by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers: [metrics],
})

const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']

export const observeCall = (call: string, status: number, ms: number) =>
  observeCallSeconds(call, classes[Math.floor(status / 100)]!, ms / 1_000)

export const observeJob = (job: string, outcome: 'done' | 'failed', ms: number) =>
  observeJobSeconds(job, outcome, ms / 1_000)

export const observeMail = (kind: string, outcome: 'sent' | 'postponed' | 'given-up') =>
  mails.inc({ kind, outcome })

/** Serves /metrics on a port of its own, reached from this machine only; 0 serves none. A taken port is no fault. */
export async function serveMetrics(port: number): Promise<{ stop: () => Promise<void> }> {
  if (port === 0) return { stop: async () => {} }
  const server = createServer(async (request, response) => {
    if (!isAskedFor(request.headers.host)) return response.writeHead(400).end()
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics())
  })
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  return {
    stop: async () => {
      if (listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
