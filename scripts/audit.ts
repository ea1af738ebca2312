import { readFileSync } from 'node:fs'
import { askNpm } from './audit/ask-npm.ts'
import { acceptedSchema, type Found, judge } from './audit/judge.ts'
import { ageOf, readRuntime } from './audit/runtime.ts'

/** `npm run audit`: 0 nothing high that is not accepted, 1 something, 2 nothing could be checked, 3 nothing but an old Node. */
async function main(): Promise<number> {
  const file = new URL('../docs/accepted-advisories.json', import.meta.url)
  const accepted = acceptedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { words: age, isOld } = ageOf(readRuntime(), new Date())
  say(age)
  const text = await askNpm(['audit', '--omit=dev', '--audit-level=high', '--json'])
  const judgement = judge(parse(text), accepted, new Date().toISOString().slice(0, 10))
  if (!judgement) {
    say('Nothing was checked: the registry answers no audits (npm config get registry).')
    return isOld ? 3 : 2
  }
  for (const found of judgement.accepted) say(`accepted  ${words(found)}`)
  for (const { id, until } of judgement.over) say(`over      ${id} was accepted until ${until}`)
  for (const found of judgement.left) say(`found     ${words(found)}`)
  say(`${judgement.left.length} found, ${judgement.accepted.length} accepted`)
  if (judgement.left.length > 0) return 1
  return isOld ? 3 : 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const words = (found: Found) => `${found.id} ${found.severity} ${found.package}: ${found.title}`
const say = (line: string) => process.stdout.write(`${line}\n`)

process.exitCode = await main()
