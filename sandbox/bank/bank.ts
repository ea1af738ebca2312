import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sameOriginOnly } from '../control/same-origin.ts'
import { looks, pageHeaders } from '../page.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { bankPage } from './bank-page.ts'
import { type Form, FormFault, readAccount, readDay, readTransfers, today } from './read-form.ts'
import { statementOf } from './statement.ts'
import { openBankStore } from './store.ts'

/**
 * `/bank`: the bank where the shop has its account. Anybody may transfer to it, and its statements follow what was
 * transferred; `/bank/transfers` and `/bank/statement` serve programs, too.
 */
export function bank(options: SandboxOptions): Provider {
  const store = openBankStore(options.dataDir)
  const app = new Hono()
  app.route('/', looks())
  app.use('/bank/*', pageHeaders, sameOriginOnly, bodyLimit({ maxSize: 64 * 1024 }))
  const shown = (c: Context, fault?: string, form: Form = {}) =>
    c.html(
      bankPage({
        account: store.account(),
        transfers: store.transfers(),
        shopUrl: options.shopUrl,
        form,
        fault,
        today: today(),
      }),
      fault === undefined ? 200 : 400,
    )
  /** Does what a form says; what is wrong with it stands above it, which keeps what was typed. */
  const by = (act: (form: Form) => void) => async (c: Context) => {
    const form = (await c.req.parseBody()) as Form
    try {
      act(form)
    } catch (error) {
      if (error instanceof FormFault) return shown(c, error.message, form)
      throw error
    }
    return c.redirect('/bank', 303)
  }
  app.get('/bank', pageHeaders, (c) => shown(c))
  app.get('/bank/transfers', (c) => c.json(store.transfers()))
  app.post(
    '/bank/transfers',
    by((form) => {
      for (const one of readTransfers(form, store.account())) store.add(one)
    }),
  )
  app.post('/bank/transfers/:id/return', (c) =>
    by(() => {
      const sent = store.find(Number(c.req.param('id')))
      if (!sent || sent.isReturned || sent.returns) throw new FormFault('It went back already.')
      const { id, amountMinor, ...rest } = sent
      const day = sent.day > today() ? sent.day : today()
      store.add({ ...rest, day, amountMinor: -amountMinor, feeMinor: 0, returns: id })
    })(c),
  )
  app.post(
    '/bank/account',
    by((form) => store.changeAccount(readAccount(form))),
  )
  app.post(
    '/bank/forget',
    by(() => store.forget()),
  )
  app.get('/bank/statement', (c) => {
    try {
      const from = readDay(c.req.query('from') || today(), 'From')
      const to = readDay(c.req.query('to') || from, 'To')
      if (to < from) throw new FormFault('To: not before the first day.')
      c.header('content-type', 'application/xml; charset=utf-8')
      c.header('content-disposition', `attachment; filename="statement-${from}-${to}.xml"`)
      return c.body(statementOf(store.account(), store.transfers(), { from, to }))
    } catch (error) {
      if (error instanceof FormFault) return shown(c, error.message)
      throw error
    }
  })
  return { routes: app, stop: async () => store.close() }
}
