import { checkCards } from './check-cards.ts'
import { checkGateway } from './check-gateway.ts'
import { checkImages, checkIssuers, checkMail } from './check-hosts.ts'
import { checkShop } from './check-shop.ts'
import { checkTaxIds } from './check-tax-ids.ts'
import { bounded, type Finding, fault, skipped } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** Longer than any one answer may take. */
export const seconds = 12

/** Asks the outside services and the public address, side by side. */
export async function examineOutside(surroundings: Surroundings): Promise<Finding[]> {
  const { sandbox, taxIds } = surroundings.config
  const { sandboxed } = sandbox
  const checks = [
    outside('issuer google', sandboxed.identities, surroundings, checkIssuers),
    outside('card provider', sandboxed.cards, surroundings, checkCards),
    bounded('payment gateway', seconds, 'See that this machine reaches it.', () =>
      checkGateway(surroundings),
    ),
    outside('image host', sandboxed.images, surroundings, checkImages),
    outside('mail', sandboxed.mail, surroundings, checkMail),
    outside('tax numbers', taxIds.isSandboxed, surroundings, checkTaxIds),
    bounded('public address', seconds, 'See the shop’s log.', () => checkShop(surroundings)),
  ]
  return (await Promise.all(checks)).flat()
}

/** A stand-in is there only while a shop runs: without one there is nothing to examine. */
async function outside(
  name: string,
  sandboxed: boolean,
  surroundings: Surroundings,
  check: (surroundings: Surroundings) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { config, inUse, shopFault, sandboxAnswers } = surroundings
  if (sandboxed && !sandboxAnswers)
    return [
      inUse || shopFault === null
        ? fault(name, `its sandbox is silent at ${config.sandbox.url}`, 'Restart the shop.')
        : skipped(name, 'sandboxed: its stand-in starts with the shop'),
    ]
  return await bounded(name, seconds, 'See that this machine reaches it.', () =>
    check(surroundings),
  )
}
