import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

const calls = new Histogram({
  name: 'partwright_call_seconds',
  help: 'Time to answer a call, by call and status class',
  labelNames: ['call', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})
const jobs = new Histogram({
  name: 'partwright_job_seconds',
  help: 'Time of a job, by name and outcome',
  labelNames: ['job', 'outcome'],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
  registers: [metrics],
})
const mails = new Counter({
  name: 'partwright_mails_total',
  help: 'Mails by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers: [metrics],
})

export const observeCall = (call: string, status: number, ms: number) =>
  calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, ms / 1_000)

export const observeJob = (job: string, outcome: 'done' | 'failed', ms: number) =>
  jobs.observe({ job, outcome }, ms / 1_000)

export const observeMail = (kind: string, outcome: 'sent' | 'postponed' | 'given-up') =>
  mails.inc({ kind, outcome })

/** Serves /metrics on a port of its own, reached from this machine only; 0 serves none. A taken port is no fault. */
export async function serveMetrics(port: number): Promise<{ stop: () => Promise<void> }> {
  if (port === 0) return { stop: async () => {} }
  const server = createServer(async (request, response) => {
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
