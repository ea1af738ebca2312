import type { JournalLine } from '../../sandbox/cards/journal.ts'
import { runningSandbox } from '../../server/local/sandbox.ts'

/** What is done to the outside world, over HTTP, as a person does it on the sandbox's control page. */
export type Control = {
  url: string
  fault: (target: 'cards' | 'webhooks' | 'mail', fault: Fault) => Promise<void>
  clear: (target?: 'cards' | 'webhooks' | 'mail') => Promise<void>
  /** Pays an intent as its buyer's browser would; answers the status: 200 when the money was taken. */
  pay: (intent: string) => Promise<number>
  /** Sends what is waiting now. */
  flush: () => Promise<void>
  /** Puts further copies of an event on the way. */
  resend: (event: string, copies: number) => Promise<void>
  /** What reached the provider below this path, in order; status 0: the caller got no answer. */
  journal: (path: string) => Promise<JournalLine[]>
  /** How many requests of this method and path had reached the provider. */
  requests: (method: string, path: string) => Promise<number>
}

type Fault = {
  kind: string
  ms?: number
  status?: number
  times?: number
  match?: string
  remaining?: number
}

export function controlOf(dataDir: string): Control {
  const sandbox = runningSandbox(dataDir)
  if (!sandbox) throw new Error('the sandbox does not run')
  const url = `http://127.0.0.1:${sandbox.port}`
  const ask = async (method: string, where: string, body?: unknown) => {
    const response = await fetch(`${url}/control${where}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const must = async (method: string, where: string, body?: unknown) => {
    const answer = await ask(method, where, body)
    if (answer.status !== 200) throw new Error(`${method} ${where}: ${JSON.stringify(answer)}`)
    return answer.body
  }
  const journal = async (path: string) =>
    (await must('GET', `/cards/journal?path=${encodeURIComponent(path)}`)) as JournalLine[]
  return {
    url,
    fault: async (target, fault) => void (await must('PUT', `/faults/${target}`, fault)),
    clear: async (target) => void (await must('DELETE', target ? `/faults/${target}` : '/faults')),
    pay: async (intent) =>
      (await ask('POST', `/cards/payments/${intent}/confirm`, { card: '4242424242424242' })).status,
    flush: async () => void (await must('POST', '/webhooks/flush')),
    resend: async (event, copies) =>
      void (await must('POST', `/webhooks/resend/${event}?copies=${copies}`)),
    journal,
    requests: async (method, path) =>
      (await journal(path)).filter((line) => line.method === method && line.path === path).length,
  }
}
