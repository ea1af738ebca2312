import type { Listed } from '../../sandbox/mailbox/mailbox.fixture.ts'
import { openTestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { newId } from '../database/new-id.ts'

const price = 28_900
const quantity = 250

/** A shop whose jobs are run by hand, with one part, and the mailbox that its mails arrive in. */
export async function openMailedShop(environment: Record<string, string> = {}) {
  const open = await openTestShop({ jobs: false, environment })
  const { sql, shop, sandbox } = open
  const partId = newId()
  await sql`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    values (${partId}, 'RAM-64', 'Memory module 64 GB', 'ECC', 'ram', 1, 100000, ${price}, '/images/none', 36)`
  return {
    ...open,
    /** Places an order through the public door. */
    order: async (buyer: TestUser, more: Record<string, unknown> = {}): Promise<string> => {
      const body = { partsId: partId, quantity, price: (price * quantity) / 100, ...where, ...more }
      return (await answered<{ insertedId: string }>(buyer.call('POST', '/order', body))).insertedId
    },
    /** Pays it with a test card, as the payment page would. */
    pay: async (buyer: TestUser, orderId: string) => {
      const body = { orderId, price: (price * quantity) / 100 }
      const { clientSecret } = await answered<{ clientSecret: string }>(
        buyer.call('POST', '/create-payment-intent', body),
      )
      const transactionId = clientSecret.split('_secret')[0]!
      await answered(
        fetch(`${sandbox.url}/v1/payment_intents/${transactionId}/confirm`, {
          method: 'POST',
          headers: { authorization: `Bearer ${shop.config.cards!.publishableKey}` },
          body: new URLSearchParams({
            payment_method: 'pm_card_visa',
            client_secret: clientSecret,
          }),
        }),
      )
      await answered(buyer.call('PATCH', `/order/${orderId}`, { ...body, transactionId }))
      return transactionId
    },
    /** The row of a mail, as the job finds it. */
    mail: async (kind: string, orderId: string) => {
      const [row] = await sql<MailState[]>`
        select id, attempts, sent_at as "sentAt", failed_at as "failedAt", fault, values,
          extract(epoch from next_attempt_at - now())::float as "seconds"
        from mail
        where kind = ${kind} and order_id = ${orderId}`
      return row!
    },
    /** Moves the time of its next attempt to now. */
    makeDue: async (id: string) => {
      await sql`update mail set next_attempt_at = now() - interval '1 minute' where id = ${id}`
    },
    queued: async (id: string) => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from pgboss.job where name = 'send-mail' and data ->> 'id' = ${id}`
      return row!.count
    },
    arrived: (to: string) =>
      answered<Listed[]>(fetch(`${sandbox.url}/mail/api/messages?to=${encodeURIComponent(to)}`)),
  }
}

export type MailedShop = Awaited<ReturnType<typeof openMailedShop>>

type MailState = {
  id: string
  attempts: number
  sentAt: Date | null
  failedAt: Date | null
  fault: string | null
  values: Record<string, unknown>
  seconds: number
}

const where = { address: '12 Long Street, Small Town', number: '+31201234567' }

async function answered<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status} ${text}`)
  return JSON.parse(text) as T
}
