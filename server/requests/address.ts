import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'
import type { Config } from '../config/config.ts'

/**
 * Who is asking: the socket's address, or what the trusted proxies in front appended to X-Forwarded-For, counted from
 * the right, so that what a caller writes there itself is never believed.
 */
export function addressOf(config: Config, request: Request, environment: unknown): string {
  const socket = incomingOf(environment)?.socket.remoteAddress
  return believed(config, socket, request.headers.get('x-forwarded-for'))
}

/** The request as Node has it, when it came over a connection. */
export const incomingOf = (environment: unknown) =>
  (environment as { incoming?: IncomingMessage } | undefined)?.incoming

/** The same of a request as Node has it. */
export function incomingAddressOf(config: Config, { socket, headers }: IncomingMessage): string {
  // the type of Node's headers knows lists, but of this one Node makes one text
  const forwarded = headers['x-forwarded-for'] as string | undefined
  return believed(config, socket.remoteAddress, forwarded ?? null)
}

function believed(config: Config, socket: string | undefined, forwarded: string | null): string {
  if (config.trustedProxies === 0) return keyOf(socket ?? '127.0.0.1')
  const claimed = forwarded?.split(',').at(-config.trustedProxies)?.trim() ?? ''
  return keyOf(isIP(claimed) ? claimed : (socket ?? '127.0.0.1'))
}

/**
 * IPv4 as it is, also when it comes mapped into IPv6; IPv6 by its /64, which one customer has whole (RFC 6177). However
 * a proxy spells an address, it is the same key.
 */
export function keyOf(address: string): string {
  if (isIPv4(address)) return address
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  // the one spelling of RFC 5952, without dots
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)
  if (mapped) return [mapped[1]!, mapped[2]!].flatMap(bytesOf).join('.')
  const [head = '', tail] = canonical.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
