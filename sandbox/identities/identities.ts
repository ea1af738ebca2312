import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Faults } from '../control/faults.ts'
import { interfere } from '../interfere.ts'
import { looks, pageHeaders } from '../page.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { interactions } from './interactions.ts'
import { createIssuer } from './issuer.ts'
import { issuerKeys } from './keys.ts'
import { overviewPage } from './pages.ts'
import { openIdentityStore } from './store.ts'

/** Takes a raw request when it is for the issuer, and says whether it did. */
type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Where RFC 8414 looks for the metadata of an issuer that has a path. */
const metadataPath = '/.well-known/oauth-authorization-server/oidc'

/**
 * Stands in for Google: an OpenID Connect issuer at `<url>/oidc` with pages to choose an account.
 * `handle` has to see raw Node requests before `routes` do, for the issuer speaks to sockets, not to fetch.
 */
export async function identities(
  options: SandboxOptions,
  url: () => string,
  faults: Faults,
): Promise<Provider & { handle: Handle }> {
  await mkdir(options.dataDir, { recursive: true })
  const base = url()
  const store = openIdentityStore(options.dataDir)
  const issuer = createIssuer(options, base, await issuerKeys(options.dataDir), store)
  const pages = getRequestListener(interactions(issuer, store).fetch, {
    overrideGlobalObjects: false,
  })
  const protocol = issuer.callback()

  const answer = async (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The issuer's address is one, whatever name or proxy the caller came by; links are built from it.
    incoming.headers.host = new URL(base).host
    if (!path.startsWith('/oidc/pictures/')) {
      const fault = faults.strike('identities', `${incoming.method} ${path}`)
      if (!(await interfere(fault, outgoing))) return
    }
    if (path === '/oidc' || /^\/oidc\/(interaction|pictures)\//.test(path)) {
      await pages(incoming, outgoing)
    } else {
      await protocol(mounted(incoming, path), outgoing)
    }
  }

  return {
    routes: overview(base, options, store),
    handle: (incoming, outgoing) => {
      const path = (incoming.url ?? '').split('?')[0] ?? ''
      if (path !== '/oidc' && !path.startsWith('/oidc/') && path !== metadataPath) return false
      answer(path, incoming, outgoing).catch((error) => outgoing.destroy(error))
      return true
    },
    stop: async () => store.close(),
  }
}

/** Shows the request to the issuer without its mount path, the way it finds its own address again. */
function mounted(incoming: IncomingMessage, path: string): IncomingMessage {
  const url = incoming.url ?? ''
  const originalUrl = path === metadataPath ? '/oidc/.well-known/oauth-authorization-server' : url
  return Object.assign(incoming, { originalUrl, url: originalUrl.slice('/oidc'.length) })
}

function overview(
  base: string,
  options: SandboxOptions,
  store: ReturnType<typeof openIdentityStore>,
): Hono {
  const app = new Hono()
  app.route('/', looks())
  app.get('/identities', pageHeaders, (c) =>
    c.html(overviewPage(base, options.identities.clientId, store.people())),
  )
  return app
}
