import { Hono } from 'hono'
import type { Call } from '../contract/call.ts'
import { type CallName, calls } from '../contract/calls.ts'
import { api } from './api.ts'
import { health } from './health.ts'
import { addressOf } from './http/address.ts'
import { answer } from './http/answer.ts'
import { secure } from './http/headers.ts'
import { identify } from './http/identify.ts'
import { readInput } from './http/input.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { runOnce } from './http/once.ts'
import { refuse } from './http/refuse.ts'
import { refuseMethod } from './http/refuse-method.ts'
import { handleSignIn } from './http/sign-in.ts'
import { observeCall } from './metrics.ts'
import { newId } from './new-id.ts'
import { pages } from './pages.ts'
import type { Shop } from './shop.ts'
import type { Render } from './storefront/open-bundle.ts'

type Variables = { Variables: { requestId: string; call: string; userId: string | undefined } }

/** The shop as one function from Request to Response. `socketAddress` is who is at the other end of the connection. */
export function createHttp(shop: Shop, render: Render, isStopping = () => false) {
  const limits = createLimits(shop)
  const app = new Hono<Variables>({ strict: true })

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('call', 'page')
    await next()
    c.res = secure(c.res, shop.config, requestId)
    const ms = performance.now() - started
    observeCall(c.get('call'), c.res.status, ms)
    shop.log.info(
      {
        requestId,
        call: c.get('call'),
        method: c.req.method,
        status: c.res.status,
        ms: Math.round(ms * 10) / 10,
        userId: c.get('userId'),
      },
      'request',
    )
  })
  app.onError((error, c) => refuse(error, c.get('requestId'), shop.log))

  health(app, shop, isStopping)
  app.all('/api/auth/*', async (c) => {
    c.set('call', 'signIn')
    return await handleSignIn(shop, limits, c.req.raw, addressOf(shop.config, c.req.raw, c.env))
  })
  for (const name of Object.keys(calls) as CallName[]) register(app, shop, limits, name)
  app.all('/api/*', async (c, next) => {
    refuseMethod(c.req.method, c.req.path)
    await next()
  })
  pages(app, shop, render)
  return app
}

function register(app: Hono<Variables>, shop: Shop, limits: Limits, name: CallName) {
  const call: Call = calls[name]
  if (!call.who) throw new Error(`the call ${name} does not say who may make it`)
  const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.on(call.method, path, async (c) => {
    c.set('call', name)
    const address = addressOf(shop.config, c.req.raw, c.env)
    // before the token is looked up: wrong ones cost as much as right ones
    await limits.countRequest(address)
    const caller = await identify(shop, call, c.req.raw, address)
    if ('id' in caller) c.set('userId', caller.id)
    await limits.count(name, 'id' in caller ? caller.id : address)
    const input = await readInput(call, c.req.raw, c.req.param())
    const output = await runOnce(shop, name, caller, c.req.raw, input, (inside) =>
      // each function's own types are checked against its call where it is listed in api.ts
      (api[name] as (shop: Shop, caller: unknown, input: unknown) => Promise<unknown>)(
        inside,
        caller,
        input,
      ),
    )
    return answer(call, output, c.req.raw)
  })
}
