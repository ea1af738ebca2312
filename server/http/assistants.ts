import { Refusal } from '../../contract/refusals.ts'
import type { Holder } from '../assistants/tool.ts'
import { findKey } from '../identity/keys/find-key-holder.ts'
import { secretIn } from '../identity/keys/secret.ts'
import { shopVersion } from '../process/version.ts'
import type { Limits } from '../requests/limits/limits.ts'
import type { Shop } from '../shop.ts'
import type { App } from './app.ts'

/**
 * `/mcp`, where buying assistants ask. What a tool does it asks of the API, in-process and by the same key, so that nothing is
 * allowed here that is not there. Without sessions there is nothing to listen to by GET, and none to end by DELETE.
 */
export function assistants(app: App, shop: Shop, limits: Limits): void {
  app.all('/mcp', async (c) => {
    c.set('call', 'mcp')
    const { method, raw } = c.req
    if (method !== 'POST') throw new Refusal('method_not_allowed', { method }, { allow: ['POST'] })
    requireNoStranger(shop, raw)
    const found = await holderOf(shop, raw, c.get('address'))
    if (found) {
      c.set('userId', found.userId)
      c.set('keyId', found.keyId)
      limits.countProgram(found.keyId, (standing) => c.get('standings').push(standing))
    }
    // loaded with the first who asks: most shops have none
    const { answerAssistant } = await import('../assistants/index.ts')
    return await answerAssistant(shop, raw, {
      holder: found?.holder ?? null,
      version: await shopVersion(),
      send: async (request) => await app.fetch(request, c.env),
    })
  })
}

/**
 * A page of somebody else that a browser shows must not ask here, by whatever name it found us: the transport's specification
 * asks for that. Programs send no Origin. The Host is looked at where connections come in.
 */
function requireNoStranger({ config }: Shop, request: Request) {
  const { origin } = new URL(config.publicUrl)
  const asked = request.headers.get('origin')
  if (asked !== null && asked !== origin) throw new Refusal('wrong_origin', { origin })
}

/** Who comes with something that is no key is told so: they do not mean to be a visitor. */
async function holderOf(
  shop: Shop,
  request: Request,
  address: string,
): Promise<{ holder: Holder; keyId: string; userId: string } | null> {
  const authorization = request.headers.get('authorization')
  if (authorization === null) return null
  const secret = secretIn(authorization)
  if (secret === null) throw new Refusal('key_not_valid')
  const found = await findKey(shop, secret, address)
  const { scopes, isAdmin, email, company, keyId, id: userId } = found
  return { holder: { scopes, isAdmin, email, company }, keyId, userId }
}
