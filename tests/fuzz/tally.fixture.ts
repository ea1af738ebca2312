import type { Plan } from './plans.fixture.ts'
import type { Answer, Sent } from './send.fixture.ts'

const slowMs = 2_000

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What came of all requests: counts, and the first faults with what brought them about. */
export class Tally {
  readonly seed: number
  readonly faults: string[] = []
  readonly operations = new Set<string>()
  count = 0
  /** Requests that were meant to have nothing wrong with them. */
  sound = 0
  /** Answers of 5xx, 502 and 503 too: nothing here is down, nor so busy that it may refuse. */
  ofServer = 0
  /** Requests that took two seconds or longer, or had no answer. */
  slow = 0
  readonly #statuses = new Map<number, number>()
  readonly #seen = new Set<string>()
  #asked = 0
  #signedIn = 0
  #valid = 0
  #slowest = 0

  constructor(seed: number) {
    this.seed = seed
  }

  add(plan: Plan, sent: Sent, answer: Answer | null, faults: string[]) {
    this.count += 1
    const { name, who } = plan.operation
    this.operations.add(name)
    const status = answer?.status ?? 0
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    this.#slowest = Math.max(this.#slowest, answer?.ms ?? Number.POSITIVE_INFINITY)
    if (status >= 500) this.ofServer += 1
    if ((answer?.ms ?? slowMs) >= slowMs) this.slow += 1
    const isRefusedCaller = status === 401 || status === 403
    if (who !== 'anyone' && who !== 'provider') {
      this.#asked += 1
      if (!isRefusedCaller) this.#signedIn += 1
    }
    if (plan.kind === 'valid') this.sound += 1
    if (plan.kind === 'valid' && !isRefusedCaller && ![400, 405, 413, 415, 422].includes(status))
      this.#valid += 1
    for (const fault of faults) this.#keep(plan, sent, answer, fault)
  }

  /** Of the requests to calls that ask who is there, how many were let in. */
  shareSignedIn = () => this.#signedIn / this.#asked

  /** Of those, how many the shop found nothing wrong with. */
  shareValid = () => this.#valid / this.sound

  report() {
    const statuses = [...this.#statuses].sort(([a], [b]) => a - b)
    return [
      `fuzzed: seed ${this.seed}, ${this.count} requests to ${this.operations.size} operations`,
      `statuses: ${statuses.map(([status, count]) => `${status}×${count}`).join(' ')}`,
      `let in: ${percent(this.shareSignedIn())} of ${this.#asked} that ask who is there; valid: ${percent(this.shareValid())} of ${this.sound} that were meant so`,
      `5xx: ${this.ofServer}; slowest ${Math.round(this.#slowest)} ms, ${this.slow} of 2 s or more, or without an answer`,
    ].join('\n')
  }

  /** One of a kind is enough to be told. */
  #keep(plan: Plan, sent: Sent, answer: Answer | null, fault: string) {
    const kind = `${plan.operation.name} ${answer?.status ?? 'none'} ${fault.slice(0, 60)}`
    if (this.#seen.has(kind) || this.faults.length >= 40) return
    this.#seen.add(kind)
    const said = answer ? answer.body.toString().slice(0, 300) : ''
    const body = sent.body ? sent.body.toString().slice(0, 300) : ''
    this.faults.push(
      `${plan.operation.name} as ${plan.actor}, ${plan.kind}, request ${this.count}: ${fault}\n${sent.method} ${sent.path.slice(0, 300)}\n${body}\n→ ${answer?.status} ${said}`,
    )
  }
}
