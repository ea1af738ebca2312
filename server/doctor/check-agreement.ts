import type { Config } from '../config/config.ts'
import type { Sql } from '../database/database.ts'
import { identityFingerprint, sharedFingerprints } from '../process/agreement/fingerprints.ts'
import { readMark } from '../process/agreement/image-folder.ts'
import { selectAgreement } from '../process/agreement/store.ts'
import { disagreements } from '../process/agreement/words.ts'
import { type Finding, fault, ok } from './finding.ts'

/** Whether a start with these settings has in common with the other instances what they share. Writes nothing. */
export async function checkAgreement(sql: Sql, config: Config): Promise<Finding[]> {
  const known = await selectAgreement(sql)
  return [...judgeSecrets(known, config), judgeFolder(known.get('IMAGES'), config)]
}

function judgeSecrets(known: Map<string, string>, config: Config): Finding[] {
  const name = 'shared secrets'
  const { secret, formerSecrets } = config.identities
  const there = known.get('IDENTITY_SECRET')
  if (there === undefined) return [ok(name, 'none is known yet: the next start tells them')]
  if (formerSecrets.some((one) => identityFingerprint(one) === there))
    return [ok(name, 'the identity secret was exchanged: the next start tells it')]
  if (there !== identityFingerprint(secret)) return [told(name, disagreements.identity)]
  const others = [...sharedFingerprints(config)].filter(
    ([setting, value]) => (known.get(setting) ?? value) !== value,
  )
  if (others.length === 0) return [ok(name, 'the same as at the last start')]
  return others.map(([setting]) => told(name, disagreements.changed(setting)))
}

function judgeFolder(there: string | undefined, config: Config): Finding {
  const name = 'image folder'
  if (config.images.host !== 'local') return ok(name, 'none: pictures are at the image host')
  if (there === undefined) return ok(name, 'none is known yet: the next start tells it')
  return there === readMark(config)
    ? ok(name, 'the one that all instances share')
    : told(name, disagreements.images)
}

/** The words of a start are fault and mend in one. */
function told(name: string, words: string): Finding {
  const [says = '', ...mend] = words.split(': ')
  const sentence = mend.join(': ')
  return fault(name, says, `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
}
