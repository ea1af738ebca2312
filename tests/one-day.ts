import { setTimeout } from 'node:timers/promises'

/** Waits until midnight has gone, UTC, when it comes within a minute: what follows happens on one day. */
export async function onOneDay() {
  const left = 86_400_000 - (Date.now() % 86_400_000)
  if (left < 60_000) await setTimeout(left)
}
