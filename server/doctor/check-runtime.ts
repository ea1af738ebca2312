import { readFileSync } from 'node:fs'
import { isNewEnough } from '../../launch/choose-node.mjs'
import { type Finding, fault, ok } from './finding.ts'

/** The Node that runs this, which is the shop's when both were started by npm. */
export function checkRuntime(): Finding {
  const text = readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8')
  const { oldest } = JSON.parse(text) as { oldest: Record<string, string> }
  if (isNewEnough(process.version, oldest)) return ok('runtime', `Node ${process.version}`)
  const wanted = Object.values(oldest).join(' or ')
  return fault(
    'runtime',
    `Node ${process.version} is too old: ${wanted} or newer is needed`,
    'Start shop and commands by npm, which chooses one that is new enough, or install one.',
  )
}
