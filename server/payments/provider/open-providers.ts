import type { Config } from '../../config/config.ts'
import type { Log } from '../../telemetry/log.ts'
import { openGateway } from './gateway.ts'
import { joinProviders } from './join-providers.ts'
import type { Providers } from './provider.ts'
import { openStripe } from './stripe.ts'

/** The providers that are configured. */
export const openProviders = (
  { cards, gateway }: Pick<Config, 'cards' | 'gateway'>,
  log: Log,
): Providers =>
  joinProviders(
    { card: cards && openStripe(cards, log), online: gateway && openGateway(gateway, log) },
    log,
  )
