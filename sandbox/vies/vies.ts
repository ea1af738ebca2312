import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { alreadySent } from '../already-sent.ts'
import type { Faults } from '../control/faults.ts'
import { sameOriginOnly } from '../control/same-origin.ts'
import { interfere } from '../interfere.ts'
import { looks, pageHeaders } from '../page.ts'
import type { Provider } from '../provider.ts'
import { hasRightDigits } from './has-right-digits.ts'
import { type Manner, manners, viesPage } from './vies-page.ts'

/** One question that came in. `asker` is the number of whoever asked, or empty. */
export type Asked = { at: string; number: string; asker: string; answer: string }

type Env = { Bindings: HttpBindings }

const keptUpTo = 100
const slowMs = 3_000
const place = '/taxation_customs/vies/rest-api/check-vat-number'

/**
 * Stands in for the European Commission's VIES: `POST /taxation_customs/vies/rest-api/check-vat-number`, and its page at
 * `/vies`. Every number with right check digits is valid, but those that are listed there.
 * Source: https://ec.europa.eu/taxation_customs/vies/#/technical-information
 */
export function vies(faults: Faults): Provider {
  const app = new Hono<Env>()
  const asked: Asked[] = []
  let manner: Manner = 'up'
  let refused = new Set<string>()
  app.route('/', looks())
  app.use('/vies/*', pageHeaders, sameOriginOnly, bodyLimit({ maxSize: 64 * 1024 }))

  const struck = createMiddleware<Env>(async (c, next) => {
    const fault = faults.strike('vies', `${c.req.method} ${c.req.path}`)
    if (!(await interfere(fault, c.env?.outgoing, () => failure('SERVICE_UNAVAILABLE'))))
      return alreadySent
    return next()
  })

  app.post(place, bodyLimit({ maxSize: 64 * 1024 }), struck, async (c) => {
    const body = await c.req.json<Record<string, unknown>>().catch(() => ({}))
    const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = texts(body)
    const number = `${countryCode}${vatNumber}`
    const asker = requesterNumber ? `${requesterMemberStateCode}${requesterNumber}` : ''
    const keep = (answer: string) => {
      asked.unshift({ at: new Date().toISOString(), number, asker, answer })
      asked.splice(keptUpTo)
    }
    const fail = (c: Context, error: string) => {
      keep(error)
      return c.json(failure(error), 400)
    }
    if (manner === 'slow') await sleep(slowMs)
    if (manner === 'down') return fail(c, 'MS_UNAVAILABLE')
    if (manner === 'wrong') {
      keep('nonsense')
      return c.json({ countryCode, vatNumber, valid: 'perhaps', name: 7 })
    }
    if (!countryCode || !vatNumber) return fail(c, 'INVALID_INPUT')
    if (asker && !isValid(asker)) return fail(c, 'INVALID_REQUESTER_INFO')
    const valid = isValid(number)
    keep(valid ? 'valid' : 'invalid')
    return c.json({
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: asker ? `WAPI${randomBytes(6).toString('hex').toUpperCase()}` : '',
      name: valid ? `Company ${number}` : '---',
      address: valid ? `Register Street 1\n1000 ${countryCode}` : '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
    })
  })
  const isValid = (number: string) => hasRightDigits(number) && !refused.has(number)

  app.get('/vies', pageHeaders, (c) => c.html(viesPage({ manner, refused: [...refused], asked })))
  app.get('/vies/asked', (c) => c.json(asked))
  app.post('/vies/manner', async (c) => {
    const form = await c.req.parseBody()
    const chosen = manners.find((one) => one === form.manner)
    if (!chosen) return c.text(`manner: ${manners.join(', ')}`, 400)
    manner = chosen
    return c.redirect('/vies', 303)
  })
  app.post('/vies/refused', async (c) => {
    const { numbers } = await c.req.parseBody()
    refused = new Set(
      String(numbers ?? '')
        .toUpperCase()
        .match(/[A-Z0-9+*]+/g),
    )
    return c.redirect('/vies', 303)
  })
  return { routes: new Hono().route('/', app), stop: async () => {} }
}

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })

/** What is a text of a body, by its name. */
function texts(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replace(/[^A-Za-z0-9+*]/g, '').toUpperCase()]] : [],
    ),
  )
}
