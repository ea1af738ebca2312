/**
 * What an examination of one thing came to: a line of the doctor's answer. A fault says how it is mended; a warning too, of
 * what may be meant so.
 */
export type Finding =
  | { name: string; result: 'ok' | 'skipped'; says: string }
  | { name: string; result: 'fault' | 'warning'; says: string; mend: string }

export const ok = (name: string, says: string): Finding => ({ name, result: 'ok', says })
export const skipped = (name: string, why: string): Finding => ({
  name,
  result: 'skipped',
  says: why,
})
export const fault = (name: string, says: string, mend: string): Finding => ({
  name,
  result: 'fault',
  says,
  mend,
})

export const warning = (name: string, says: string, mend: string): Finding => ({
  name,
  result: 'warning',
  says,
  mend,
})

/** What an error says, in one line; of several at once (an address with two numbers), each. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(wordsOf).join('; ')
  const { message, cause } = error as { message?: string; cause?: unknown }
  const words = message || String(error)
  return (cause ? `${words} (${wordsOf(cause)})` : words)
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
}

/** Runs an examination that may throw or hang: either is a fault with this mend. */
export async function bounded(
  name: string,
  seconds: number,
  mend: string,
  examine: () => Promise<Finding[]>,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(
      () => resolve([fault(name, `no answer within ${seconds} s`, mend)]),
      seconds * 1_000,
    )
  })
  const findings = examine().catch((error: unknown) => [fault(name, wordsOf(error), mend)])
  try {
    return await Promise.race([findings, late])
  } finally {
    clearTimeout(timer)
  }
}
