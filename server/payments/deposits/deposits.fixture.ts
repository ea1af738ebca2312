import { afterAll, beforeAll } from 'vitest'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { CreditEntry } from '../../../contract/companies/credit.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { openBankShop } from '../../../tests/bank.fixture.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import { payRefund } from '../refunds/pay-refund.ts'

type Firm = Awaited<ReturnType<typeof openCreditCompany>>
type Placed = { id: string; reference: string }

/** A shop with a bank for a file's tests, whose companies pay a deposit, and what is done with one over and over. */
export function depositShop() {
  let opened: Awaited<ReturnType<typeof openBankShop>>
  beforeAll(async () => {
    opened = await openBankShop()
  })
  afterAll(() => opened?.shop.close())
  const open = () => opened
  /** A company that pays 30 percent before an order on account is confirmed. */
  const openFirm = (name: string, terms: object = {}) =>
    openCreditCompany(open().shop, open().admin, name, { limit: 10_000, deposit: 30, ...terms })

  /** Orders so many pieces at 100.00. */
  async function placed(firm: Firm, pieces = 10) {
    const answer = await read<{ insertedId: string; orderNumber: string }>(firm.order(pieces))
    const { insertedId: id, orderNumber: number } = answer
    const look = () => read<OrderDetail>(open().admin.call('GET', `/order/${id}`))
    return { id, number, reference: creditorReference(number), look }
  }

  const came = (text: string, amount: number, ref = text) => ({
    lines: [{ text, amount, ref }],
    number: ref,
  })
  const payByBank = ({ reference }: Placed, amount: number, ref = reference) =>
    open().bank.upload(came(`For ${reference}`, amount, ref))

  async function payByCard({ founder }: Firm, { id }: Placed) {
    const transactionId = await startTestPayment(founder, id)
    await payAtProvider(open().shop, transactionId)
    const body = { orderId: id, transactionId }
    return { transactionId, told: await founder.call('PATCH', `/order/${id}`, body) }
  }

  /** What the jobs of the provider's part would do. */
  async function payRefunds() {
    const refunds = await open().shop.sql<
      { id: string }[]
    >`select id from refund where done_at is null`
    for (const refund of refunds) await payRefund(open().shop.shop, refund)
  }

  const entries = async ({ path }: Firm) =>
    (await read<CreditEntry[]>(open().admin.call('GET', `${path}/entries`)))
      .map(({ kind, amount }) => [kind, amount])
      .reverse()
  const captured = async (intent: string) => {
    const found = await open().shop.shop.providers.find(intent)
    return (found!.amountMinor - found!.refundedMinor) / 100
  }
  const kinds = async ({ id }: Placed) =>
    (
      await open().shop.sql<{ kind: string }[]>`
        select kind from mail where order_id = ${id} order by created_at, id`
    ).map(({ kind }) => kind)
  return {
    open,
    came,
    openFirm,
    placed,
    payByBank,
    payByCard,
    payRefunds,
    entries,
    captured,
    kinds,
  }
}
