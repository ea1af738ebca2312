const place = 'quickOrderTab'

/** How long the page that was reloaded may take to leave, in milliseconds. */
const leaving = 1_000

let mine: Promise<string> | null = null

/**
 * The name under which this tab stores its list. A reload has the same; a tab that was opened as a copy of another finds
 * its name taken and gets one of its own, so that no tab writes over another's rows.
 */
export function thisTab(): Promise<string> {
  mine ??= claimed()
  return mine
}

async function claimed(): Promise<string> {
  const before = sessionStorage.getItem(place)
  if (before && (await claim(before, { signal: AbortSignal.timeout(leaving) }))) return before
  const id = [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(36)).join('')
  sessionStorage.setItem(place, id)
  await claim(id, {})
  return id
}

/** Whether no other tab has this list open; then this one has. */
export const isFree = (id: string) => claim(id, { ifAvailable: true })

/** Holds a name until the tab is closed. A page that is not served safely has no locks: there every name is free. */
function claim(id: string, options: LockOptions): Promise<boolean> {
  if (!isSecureContext) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(`quick-order ${id}`, options, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<never>(() => {})
      })
      .catch(() => resolve(false))
  })
}
