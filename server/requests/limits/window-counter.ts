/** How often a key came, and when that is forgotten, by performance.now(). */
type Window = { count: number; ends: number }

/**
 * Counts in memory how often a key comes within `seconds` of its first time. Answers the key's window, this time counted.
 * A key is forgotten when its window is over: two maps take turns, so that nobody waits for the forgetting.
 */
export function createWindowCounter(seconds: number): (key: string) => Readonly<Window> {
  const length = seconds * 1_000
  let young = new Map<string, Window>()
  let old = new Map<string, Window>()
  let turn = 0
  return (key) => {
    const now = performance.now()
    if (now >= turn) {
      old = young
      young = new Map()
      turn = now + length
    }
    let window = young.get(key) ?? old.get(key)
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + length }
      young.set(key, window)
    }
    window.count += 1
    return window
  }
}
