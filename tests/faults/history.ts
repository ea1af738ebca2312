import { appendFileSync } from 'node:fs'

/** What a client asked for: to place an order, to pay it at the provider, to tell the shop so, to cancel it. */
export type Action = 'order' | 'pay' | 'confirm' | 'cancel'
/** ok: it happened. fail: it did not. info: no answer that says which. */
export type Outcome = 'ok' | 'fail' | 'info'

export type Operation = {
  id: number
  action: Action
  /** The mark in the order's note: one an order, so that it is found whatever was answered. */
  mark: string
  outcome: Outcome
  orderId: string | null
  /** The payment at the provider. */
  intent: string | null
}

export type History = {
  operations: Operation[]
  /** Writes the line before sending; what it answers writes the line after. */
  invoke: (
    action: Action,
    mark: string,
    known?: { orderId?: string; intent?: string },
  ) => (outcome: Outcome, value?: { orderId?: string; intent?: string }) => void
  /** Resolves when the next operation is about to be sent. */
  nextInvoke: () => Promise<void>
}

/**
 * The history of what clients sent and were told, as Jepsen keeps it: one line before each operation and one after.
 * An operation that was never answered stays `info`. `file` gets the lines as they come.
 */
export function openHistory(file: string): History {
  const operations: Operation[] = []
  let waiting: (() => void)[] = []
  const write = (type: string, operation: Operation) => {
    const { id, action, mark, orderId, intent } = operation
    const line = { at: new Date().toISOString(), type, id, action, mark, orderId, intent }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  return {
    operations,
    invoke: (action, mark, known = {}) => {
      const { orderId = null, intent = null } = known
      const id = operations.length
      const operation: Operation = { id, action, mark, outcome: 'info', orderId, intent }
      operations.push(operation)
      write('invoke', operation)
      const told = waiting
      waiting = []
      for (const tell of told) tell()
      return (outcome, value = {}) => {
        Object.assign(operation, value, { outcome })
        write(outcome, operation)
      }
    },
    nextInvoke: () => new Promise((resolve) => waiting.push(resolve)),
  }
}
