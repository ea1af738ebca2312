import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { CheckName } from '../../contract/readiness/checks.ts'
import { examineOutside } from '../doctor/examine-outside.ts'
import { lookFrom } from '../doctor/look-around.ts'
import type { Shop } from '../shop.ts'

/** What each finding of the doctor is about. */
const about: Record<string, CheckName> = {
  'issuer google': 'log-in',
  'issuer oidc': 'log-in',
  'card provider': 'card-keys',
  webhook: 'card-keys',
  'webhook secret': 'card-keys',
  'webhook address': 'card-keys',
  'payment gateway': 'card-keys',
  'gateway events': 'card-keys',
  'image host': 'pictures',
  mail: 'mails',
  'tax numbers': 'tax-numbers',
  'public address': 'public-address',
}

type Answers = Output<Calls['examineServices']>

/** Of each shop what is asked at the moment: who asks meanwhile gets the same answers. */
const underWay = new WeakMap<Shop['config'], Promise<Answers>>()

/** Asks every outside service, as `npm run doctor` does from beside the shop. Each has 12 seconds. */
export async function examineServices({ config }: Shop): Promise<Answers> {
  const asked = underWay.get(config) ?? ask(config).finally(() => underWay.delete(config))
  underWay.set(config, asked)
  return await asked
}

async function ask(config: Shop['config']): Promise<Answers> {
  const found = await examineOutside(await lookFrom(config))
  return {
    answers: found.flatMap((finding) => {
      const check = about[finding.name]
      if (!check) return []
      const mend = 'mend' in finding ? finding.mend : null
      return [{ check, name: finding.name, result: finding.result, says: finding.says, mend }]
    }),
  }
}
