import { Hono, type MiddlewareHandler } from 'hono'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { api } from '../api.ts'
import { newRequestId } from '../database/new-id.ts'
import { inWay, type Way } from '../database/way.ts'
import { handleSignIn } from '../identity/sign-in/handle.ts'
import { identify } from '../identity/tokens/identify.ts'
import { addressOf, incomingOf } from '../requests/address.ts'
import type { AskSnapshot } from '../requests/ask-together.ts'
import { isHttps, secure } from '../requests/headers.ts'
import { readInput } from '../requests/input.ts'
import { createLimits, type Limits } from '../requests/limits/limits.ts'
import { type Standing, tellStandings } from '../requests/limits/standing.ts'
import { runOnce } from '../requests/once.ts'
import { refuse } from '../requests/refuse.ts'
import type { Shop } from '../shop.ts'
import { keepUp } from '../shop-record/index.ts'
import type { Render } from '../storefront/open-bundle.ts'
import { beginTrace, inTrace } from '../telemetry/trace/trace.ts'
import { answerFor } from '../words/csv-for.ts'
import { answer } from './answer.ts'
import { openAnswerCache } from './answer-cache.ts'
import type { App, Variables } from './app.ts'
import { assistants } from './assistants.ts'
import { clientCredentials } from './client-credentials.ts'
import { health } from './health.ts'
import { freshMs, pages } from './pages.ts'
import { refuseMethod } from './refuse-method.ts'
import { tellRequest } from './tell-request.ts'

/** The shop as one function from Request to Response. `socketAddress` is who is at the other end of the connection. */
export function createHttp(
  shop: Shop,
  render: Render,
  { askSnapshot, isStopping }: { askSnapshot: AskSnapshot; isStopping: () => boolean },
) {
  const limits = createLimits(shop)
  const cache = openAnswerCache(shop, limits, askSnapshot, freshMs)
  const app = new Hono<Variables>({ strict: true })

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = newRequestId()
    c.set('requestId', requestId)
    c.set('call', 'page')
    c.set('standings', [])
    const trace = beginTrace(requestId, c.req.header('traceparent'))
    await inTrace(trace, next)
    secure(c.res, shop.config, requestId)
    tellStandings(c.res.headers, c.get('standings'))
    const { res } = c
    const given = await cache.offer(incomingOf(c.env), res, c.get('call'), c.get('drawn'))
    if (given !== res) {
      // put in the place of another, it would be made anew with the headers of both
      c.res = undefined
      c.res = given
    }
    tellRequest(shop, started, {
      requestId,
      trace,
      call: c.get('call'),
      method: c.req.method,
      status: c.res.status,
      userId: c.get('userId'),
      keyId: c.get('keyId'),
    })
  })
  app.onError((error, c) => refuse(error, c.get('requestId'), shop.log))

  health(app, shop, isStopping)
  const counted: MiddlewareHandler<Variables> = async (c, next) => {
    const address = addressOf(shop.config, c.req.raw, c.env)
    c.set('address', address)
    // before the token is looked up: wrong ones cost as much as right ones
    limits.countRequest(address, (standing) => c.get('standings').push(standing))
    await next()
  }
  app.use('/api/*', counted)
  app.use('/mcp', counted)
  app.use('/oauth/*', counted)
  app.all('/api/auth/*', async (c) => {
    c.set('call', 'signIn')
    return await handleSignIn(shop, limits, c.req.raw, c.get('address'), c.get('requestId'))
  })
  for (const name of Object.keys(calls) as CallName[]) register(app, shop, limits, name)
  app.all('/api/*', async (c, next) => {
    refuseMethod(c.req.method, c.req.path)
    await next()
  })
  assistants(app, shop, limits)
  clientCredentials(app, shop, limits)
  pages(app, shop, render, askSnapshot)
  const { names } = shop.config
  return Object.assign(app, { cachedFirst: cache.answer, isHttps: isHttps(shop.config), names })
}

function register(app: App, shop: Shop, limits: Limits, name: CallName) {
  const call: Call = calls[name]
  if (!call.who) throw new Error(`the call ${name} does not say who may make it`)
  const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.on(call.method, path, async (c) => {
    c.set('call', name)
    const address = c.get('address')
    const { caller, keyId } = await identify(shop, call, c.req.raw, address)
    if ('id' in caller) c.set('userId', caller.id)
    const tell = (standing: Standing) => c.get('standings').push(standing)
    if (keyId) {
      c.set('keyId', keyId)
      limits.countProgram(keyId, tell)
    }
    // a program's tries and repeats are counted by its key
    const counted = keyId ? { ...caller, id: keyId } : caller
    await limits.count(name, counted, tell)
    await keepUp(shop)
    const input = await readInput(call, c.req.raw, c.req.param())
    await limits.countMail(name, input)
    const run = () =>
      runOnce(shop, name, counted, c.req.raw, input, (inside) =>
        // each function's own types are checked against its call where it is listed in api.ts
        (api[name] as (shop: Shop, caller: unknown, input: unknown) => Promise<unknown>)(
          inside,
          caller,
          input,
        ),
      )
    const answered = () => answerFor(c.req.header('accept-language'), run)
    const output = await ('id' in caller ? inWay(wayOf(keyId), answered) : answered())
    return answer(call, output, c.req.raw)
  })
}

const bySession: Way = { via: 'session', keyId: null }
const wayOf = (keyId: string | null): Way => (keyId ? { via: 'key', keyId } : bySession)
