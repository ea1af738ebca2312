import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/** Asks a server of this machine under the name of a host, which fetch would not send; answers the status. */
export async function askAsHost(port: number, path: string, host: string): Promise<number> {
  const asking = request({ host: '127.0.0.1', port, path, headers: { host } })
  asking.end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

/** Names that lead to this machine and are not its own. */
export const strangeHosts = [
  'evil.example',
  'localhost.evil.example',
  'evil.example:80',
  'x',
  '1.2.3.4.example',
]
