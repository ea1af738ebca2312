import { readFileSync } from 'node:fs'
import { isNewEnough } from '../../launch/choose-node.mjs'
import { type Finding, fault, ok } from './finding.ts'

/** The Node that runs this, which is the shop's when both were started by npm. */
export function checkRuntime(): Finding {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { runtime } = JSON.parse(text) as { runtime: { oldest: Record<string, string> } }
  if (isNewEnough(process.version, runtime.oldest)) return ok('runtime', `Node ${process.version}`)
  const wanted = Object.values(runtime.oldest).join(' or ')
  return fault(
    'runtime',
    `Node ${process.version} is too old: ${wanted} or newer is needed`,
    'Start shop and commands by npm, which chooses one that is new enough, or install one.',
  )
}
