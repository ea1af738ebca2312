import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { actingCompany, requireContext } from '../../companies/index.ts'
import { findOpenItems, lockAccount, readInvoices } from '../../credit/index.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { providerOf } from '../begin-payment.ts'
import { keepIntent } from '../keep-intent.ts'
import type { Charge, Way } from '../provider/provider.ts'
import { settleAccountPayment } from './settle-account-payment.ts'
import {
  type AccountPaymentRow,
  cancelAccountPayment,
  insertAccountPayment,
  saveAccountIntent,
  selectLiveAccountPayment,
} from './store.ts'

/** Each time, somebody of the company must have begun to pay other invoices since the provider was asked. */
const maxTries = 5

/**
 * Gives the page what the card element needs for several open invoices, or where they are paid online. One payment of a company is open at a time: asking again for the
 * same invoices by the same way answers the same, and for others cancels it at the provider first, which decides whether it was paid.
 */
export async function startAccountPayment(
  shop: Shop,
  caller: User,
  { for: meant, invoices, method }: Input<Calls['startAccountPayment']>,
): Promise<Output<Calls['startAccountPayment']>> {
  requireContext(caller, meant)
  providerOf(shop, method)
  for (let left = maxTries; left > 0; left -= 1) {
    const { payment, isOther } = await openPayment(shop, caller, invoices, method)
    const charge = await provide(shop, payment)
    if (charge.status === 'succeeded') await settleAccountPayment(shop, charge)
    else if (charge.status === 'canceled') await cancelAccountPayment(shop.database.sql, payment.id)
    else if (isOther) await giveUp(shop, payment, charge)
    else
      return {
        paymentId: payment.id,
        clientSecret: charge.clientSecret,
        page: charge.page,
        amount: charge.amountMinor,
        currency: charge.currency,
      }
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

/** The open payment of the company: that of these invoices by this way, made if there is none, or another. */
async function openPayment(shop: Shop, caller: User, texts: string[], method: Way) {
  const { _id: companyId, name } = actingCompany(caller)
  return await shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, companyId)
    if (!account) throw new Refusal('no_account', { company: name })
    const invoices = [...new Set(await readInvoices(sql, companyId, texts))].sort((a, b) => a - b)
    const items = await findOpenItems(sql, companyId)
    const amountMinor = items
      .filter(({ invoice }) => invoices.includes(invoice))
      .reduce((sum, { openMinor, discountNowMinor }) => sum + openMinor - discountNowMinor, 0)
    checkCharge(amountMinor, account.currency)
    const live = await selectLiveAccountPayment(sql, companyId)
    const isSame =
      live?.method === method &&
      live.amountMinor === amountMinor &&
      live.invoices.join() === invoices.join()
    if (live) return { payment: live, isOther: !isSame }
    const { currency } = account
    const about = {
      id: newId(),
      companyId,
      invoices,
      amountMinor,
      currency,
      method,
      actorId: caller.id,
    }
    return { payment: await insertAccountPayment(sql, about), isOther: false }
  })
}

function checkCharge(amountMinor: number, currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  if (amountMinor >= chargeLimits.min && amountMinor <= chargeLimits.max) return
  throw new Refusal('invoices_too_large', {
    min: money(chargeLimits.min),
    max: money(chargeLimits.max),
    total: money(amountMinor),
  })
}

/** The payment as the provider has it, made there if that is not known to have happened. */
async function provide(shop: Shop, payment: AccountPaymentRow): Promise<Charge> {
  const found = payment.intentId ? await shop.providers.find(payment.intentId) : null
  if (found) return found
  const { id, amountMinor, currency, invoices } = payment
  const charge = await providerOf(shop, payment.method).create({
    accountPaymentId: id,
    says: `Invoices ${invoices.map(invoiceNumber).join(', ')}`.slice(0, 500),
    amountMinor,
    currency,
    idempotencyKey: `account-${id}`,
    back: `${shop.config.publicUrl}/dashboard/account?paid=${id}`,
  })
  await keepIntent(shop, 'account_payment', charge, () =>
    saveAccountIntent(shop.database.sql, id, charge.id, charge.clientSecret),
  )
  return charge
}

async function giveUp(shop: Shop, payment: AccountPaymentRow, { id }: Charge) {
  const charge = await shop.providers.cancel(id)
  if (charge.status === 'succeeded') await settleAccountPayment(shop, charge)
  else if (charge.status === 'canceled') await cancelAccountPayment(shop.database.sql, payment.id)
  else throw new Refusal('payment_in_hand')
}
