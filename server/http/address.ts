import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/**
 * Who is asking: the socket's address, or what the trusted proxies in front appended to X-Forwarded-For, counted from
 * the right, so that what a caller writes there itself is never believed.
 */
export function addressOf(config: Config, request: Request, environment: unknown): string {
  const incoming = (environment as { incoming?: IncomingMessage } | undefined)?.incoming
  const socket = incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (config.trustedProxies === 0) return keyOf(socket)
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? []
  const claimed = forwarded.at(-config.trustedProxies)?.trim() ?? ''
  return keyOf(isIP(claimed) ? claimed : socket)
}

/**
 * IPv4 as it is, also when it comes mapped into IPv6; IPv6 by its /64, which one customer has whole (RFC 6177). However
 * a proxy spells an address, it is the same key.
 */
export function keyOf(address: string): string {
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
