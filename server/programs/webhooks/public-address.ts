import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is no host of the public network (IANA's registries of special-purpose addresses). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
// Teredo and the other protocols, documentation, 6to4: the last leads to IPv4 addresses of any kind
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

/** Of IPv6 only global unicast is public: neither ::1, fc00::/7 and fe80::/10, nor IPv4 addresses in another dress. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address may be spoken with: none of this machine, of a network around it, or of nobody. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

export class PrivateAddress extends Error {}

/**
 * Resolves a name for a connection that is about to be made, and refuses it when any of its addresses is not public. The
 * connection goes to what was looked at: a name that is another a moment later leads nowhere else.
 */
export const lookupPublic: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (fault, found) => {
    if (fault) return done(fault, '', 0)
    const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    if (!isPublic) return done(new PrivateAddress(name), '', 0)
    if (options.all) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })
}
