import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { Config } from '../../config/config.ts'
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.ts'

/** A try takes so long at most, from the name to the first line of the answer. */
const patienceMs = 10_000

export type Posted = { status: number; fault: null } | { status: null; fault: string }

/** What is wrong with an address that somebody gives, or null. What its name leads to is looked at at each try. */
export function addressFault(config: Pick<Config, 'sandbox'>, text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Write an address such as https://example.com/events'
  return placeFault(config, url) ?? nameFault(config, url)
}

/** A name that leads to this machine or a network around it wherever it is asked for. */
function nameFault({ sandbox }: Pick<Config, 'sandbox'>, url: URL): string | null {
  if (isSandbox(sandbox, url)) return null
  return /(^|\.)(localhost|local|internal)\.?$/.test(url.hostname) ? notPublic : null
}

const notPublic = 'This is no public address'

function placeFault({ sandbox }: Pick<Config, 'sandbox'>, url: URL): string | null {
  if (isSandbox(sandbox, url)) return null
  if (url.protocol !== 'https:') return 'Only https, please'
  if (url.username || url.password) return 'Without a name and a password, please'
  return isLiteral(url) && !isPublicAddress(literalOf(url)) ? notPublic : null
}

/**
 * Sends a body by POST to a public host, and answers the status, or why there is none. Redirects are not followed, and
 * nothing of the answer is read. Every connection is its own, so that each try resolves the name.
 */
export async function post(
  { sandbox }: Pick<Config, 'sandbox'>,
  to: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Posted> {
  const url = new URL(to)
  // what was written before it was refused
  const fault = placeFault({ sandbox }, url)
  if (fault) return { status: null, fault }
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false as const,
    signal: AbortSignal.timeout(patienceMs),
  }
  return await new Promise((resolve) => {
    const request = isSandbox(sandbox, url)
      ? requestPlain(url, options)
      : requestSecure(url, { ...options, lookup: lookupPublic })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, fault: null })
      request.destroy()
    })
    request.on('error', (error) => resolve({ status: null, fault: wordsOf(error) }))
    request.end(body)
  })
}

/** The sandbox's receiver, where there is a sandbox, which has no certificate and stands on this machine. */
const isSandbox = (sandbox: Config['sandbox'], url: URL) =>
  sandbox.needed && url.origin === sandbox.url && url.pathname === '/receiver'

const literalOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const isLiteral = (url: URL) => isIP(literalOf(url)) !== 0

function wordsOf(error: Error & { code?: string }): string {
  if (error instanceof PrivateAddress) return 'Its name leads to an address that is not public'
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer within ${patienceMs / 1_000} seconds`
  const known: Record<string, string> = {
    ENOTFOUND: 'Its name is not known',
    EAI_AGAIN: 'Its name could not be looked up',
    ECONNREFUSED: 'It takes no connections',
    ECONNRESET: 'It ended the connection',
  }
  return known[error.code ?? ''] ?? `It could not be spoken with (${error.code ?? error.name})`
}
