import { openGateway } from '../payments/provider/gateway.ts'
import { openLog } from '../telemetry/log.ts'
import { checkReceiving } from './check-receiving.ts'
import { type Finding, fault, ok, wordsOf } from './finding.ts'
import type { Surroundings } from './look-around.ts'

const name = 'payment gateway'

/** Whether the gateway takes our secret, is of the mode that is configured, and sends its events here. Nothing where there is none. */
export async function checkGateway(surroundings: Surroundings): Promise<Finding[]> {
  const { gateway } = surroundings.config
  if (!gateway) return []
  const [asked, received] = await Promise.all([
    ask(surroundings, gateway),
    checkReceiving(surroundings, 'gateway events', '/api/webhooks/gateway'),
  ])
  return [...asked, received]
}

async function ask(
  { config: { live, publicUrl } }: Surroundings,
  gateway: NonNullable<Surroundings['config']['gateway']>,
): Promise<Finding[]> {
  const words: string[] = []
  const log = openLog('silent')
  const said = await openGateway(gateway, log)
    .check()
    .catch((error: unknown) => {
      words.push(wordsOf(error))
      return null
    })
  if (!said) return [await explain(gateway, words.join('; '))]
  if (said.live !== live)
    return [
      fault(
        name,
        `its payments are ${said.live ? 'real money' : 'nobody’s money'}, and GATEWAY_MODE says otherwise`,
        `Set GATEWAY_MODE=${said.live ? 'live' : 'test'}, or GATEWAY_URL to the other one.`,
      ),
    ]
  const ours = `${publicUrl}/api/webhooks/gateway`
  return [
    ok(name, `takes our secret, ${said.live ? 'live' : 'test'} mode`),
    said.webhooks.includes(ours)
      ? ok('gateway events', `are sent to ${ours}`)
      : fault(
          'gateway events',
          `are sent to ${said.webhooks.join(', ') || 'nowhere'}, not to ${ours}`,
          'Tell the gateway the address of this shop.',
        ),
  ]
}

/** To buyers a secret that is refused is the same as a gateway that is silent: here it is asked once more, plainly. */
async function explain(
  { url, secret }: { url: string; secret: string },
  says: string,
): Promise<Finding> {
  const response = await fetch(`${url}/`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(5_000),
  }).catch((error: unknown) => wordsOf(error))
  if (typeof response === 'string')
    return fault(name, `${url} cannot be reached: ${response}`, 'Start it, or correct GATEWAY_URL.')
  if (response.status === 401 || response.status === 403)
    return fault(name, 'it refuses our secret', 'Give both of them the same GATEWAY_SECRET.')
  return fault(
    name,
    `it answers ${response.status}, which is not as docs/payment-gateways.md says: ${says}`,
    'See the gateway’s own log.',
  )
}
