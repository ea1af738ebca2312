import { openVies } from '../tax/ids/vies.ts'
import { type Finding, fault, ok, skipped } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** Asks the register of tax numbers for one that is known to be in it. */
export async function checkTaxIds({ config }: Surroundings): Promise<Finding[]> {
  const { url } = config.taxIds
  const name = 'tax numbers'
  if (url === null) return [skipped(name, 'VIES_URL is off: admins accept numbers by hand')]
  const problem = await openVies(url).probe()
  if (problem === null) return [ok(name, `${url} answers`)]
  const mend =
    'See that this machine reaches it, or correct VIES_URL: numbers that were valid hold for 90 days, others are unknown meanwhile.'
  return [fault(name, `${url}: ${problem}`, mend)]
}
