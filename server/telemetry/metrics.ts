import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
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

/** What is counted of an order's history: what moved it, by the kind of its event. */
const orderSteps = ['placed', 'paid', 'released', 'shipped', 'cancelled', 'refunded'] as const
const orders = new Counter({
  name: 'partwright_orders_total',
  help: 'What happened to orders, by step',
  labelNames: ['step'],
  registers: [metrics],
})
const paymentOutcomes = ['started', 'succeeded', 'declined', 'unknown', 'surplus'] as const
type PaymentOutcome = (typeof paymentOutcomes)[number]
const payments = new Counter({
  name: 'partwright_payments_total',
  help: 'Payments by what became of them; unknown: the provider gave no answer yet, and is asked again',
  labelNames: ['outcome'],
  registers: [metrics],
})
// a counter that begins with its first event hides it from rates
for (const step of orderSteps) orders.inc({ step }, 0)
for (const outcome of paymentOutcomes) payments.inc({ outcome }, 0)

const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']

export const observeCall = (call: string, status: number, ms: number) =>
  observeCallSeconds(call, classes[Math.floor(status / 100)]!, ms / 1_000)

export const observeJob = (job: string, outcome: 'done' | 'failed', ms: number) =>
  observeJobSeconds(job, outcome, ms / 1_000)

export const observeMail = (kind: string, outcome: 'sent' | 'postponed' | 'given-up') =>
  mails.inc({ kind, outcome })

export const observePayment = (outcome: PaymentOutcome) => payments.inc({ outcome })

/** Events that tell of a payment. */
const outcomes: Record<string, PaymentOutcome> = {
  paid: 'succeeded',
  'payment-failed': 'declined',
  'surplus-payment': 'surplus',
}

/** An event of an order's history that is committed; kinds that are not counted are left out. */
export function observeOrderEvent(kind: string) {
  const step = orderSteps.find((one) => one === kind)
  if (step) orders.inc({ step })
  const outcome = outcomes[kind]
  if (outcome) observePayment(outcome)
}
