import { isLoopback } from '../../contract/text/own-host.ts'
import { type Finding, fault, ok, skipped } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** The shop's public address, and whether it stands well with what is configured. */
export async function checkShop(surroundings: Surroundings): Promise<Finding[]> {
  const { config, inUse, shopFault } = surroundings
  const name = 'public address'
  if (
    config.isProduction &&
    !config.sandbox.needed &&
    isLoopback(new URL(config.publicUrl).hostname)
  )
    return [
      fault(
        name,
        `${config.publicUrl} leads everybody to their own machine, and stands in mails and log-ins`,
        'Set PUBLIC_URL to the address that customers use.',
      ),
    ]
  const insecure = config.live && !config.publicUrl.startsWith('https://')
  if (insecure)
    return [
      fault(name, `${config.publicUrl} is not https`, 'Live cards need https: set PUBLIC_URL.'),
    ]
  if (shopFault === null) return [ok(name, `${config.publicUrl} answers`)]
  const says = `${config.publicUrl}/healthz: ${shopFault}`
  return [
    inUse
      ? fault(
          name,
          says,
          'A process uses DATA_DIR: if it is the shop, see its log, PUBLIC_URL and the proxy.',
        )
      : skipped(name, `no shop answers at ${config.publicUrl}`),
  ]
}
