import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopback } from '../../contract/text/own-host.ts'
import type { Config } from '../config/config.ts'
import { type Finding, fault, ok, skipped, warning } from './finding.ts'

const name = 'metrics'

/** Addresses that no stranger gets to from outside: loopback, link-local, and those of private networks. */
const closed = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
closed.addAddress('::1', 'ipv6')
closed.addSubnet('fc00::', 7, 'ipv6')
closed.addSubnet('fe80::', 10, 'ipv6')

const everywhere = new Set(['0.0.0.0', '::'])

/** Where the metrics listen, and who gets there: they tell anybody who does how the business goes. */
export async function checkMetrics({ metrics: { host, port } }: Config): Promise<Finding[]> {
  if (port === 0) return [skipped(name, 'METRICS_PORT=0: none are served')]
  const found = await lookup(host, { all: true }).catch(() => [])
  const addresses = found.map(({ address }) => address)
  const own = ownAddresses()
  const strange = addresses.find((one) => !everywhere.has(one) && !isLoopback(one) && !own.has(one))
  if (addresses.length === 0 || strange)
    return [
      fault(
        name,
        `METRICS_HOST ${host} is no address of this machine`,
        'Set it to one that it has, or to a name that leads to one: the shop does not start with it.',
      ),
    ]
  const open = addresses.find((one) => everywhere.has(one) || !isClosed(one))
  if (open === undefined) return [ok(name, `at ${host}:${port}`)]
  return [
    warning(
      name,
      everywhere.has(open)
        ? `METRICS_HOST ${host}: whoever gets to any address of this machine reads them`
        : `METRICS_HOST ${host} is a public address: everybody reads them`,
      `Set it to the address in the scraper’s network, or let a firewall keep others from port ${port}.`,
    ),
  ]
}

const ownAddresses = () =>
  new Set(
    Object.values(networkInterfaces()).flatMap((some) =>
      (some ?? []).map(({ address }) => address),
    ),
  )

const isClosed = (address: string) => closed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
