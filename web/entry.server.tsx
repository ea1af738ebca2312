import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PublicCalls } from '../contract/calls.ts'
import { Nonce } from './app/nonce.ts'
import { serveAt } from './app/origin.ts'
import { publicCalls } from './app/public-calls.ts'
import { programLast } from './hydration/program.ts'
import { addresses } from './shell/addresses.ts'

/** The layout around every page for signed-in people. */
const signedIn = 'identity/access/signed-in-layout'

const nonceOf = createContext<string>()
const onFault = createContext<(error: unknown) => void>()

/** The paths of the public pages: what the map of the site begins with. */
export const publicAddresses = addresses

/** What the server takes from here: renders a page, or the data of one, from the public calls. */
export function openPages(build: ServerBuild, publicUrl: string) {
  serveAt(publicUrl)
  const handle = createRequestHandler(build, 'production')
  return async (
    request: Request,
    read: PublicCalls,
    nonce: string,
    tell: (error: unknown) => void,
  ) => {
    const context = new RouterContextProvider()
    context.set(publicCalls, read)
    context.set(nonceOf, nonce)
    context.set(onFault, tell)
    return await handle(request, context)
  }
}

/** Draws a whole document: it is cached, so nothing is gained by sending its beginning earlier. */
export default async function drawDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
) {
  const nonce = loaded.get(nonceOf)
  const body = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>,
    // all of it in its place: React would put what is long at the end, for a script to move
    { nonce, onError: loaded.get(onFault), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await body.allReady
  const html = await new Response(body).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // what people are shown only when they are signed in is drawn by the program
  const isDrawn = !context.staticHandlerContext.matches.some(({ route }) => route.id === signedIn)
  const shown = isDrawn && status === 200 ? programLast(html, { context, nonce }) : html
  return new Response(shown, { status, headers })
}

/** What a rendering met that nobody expected: the server tells it, with the request's id. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  // an address that no route matches is told by the page itself
  if (!isRouteErrorResponse(error)) context.get(onFault)(error)
}
