import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { countryOfTaxId } from '../../../contract/tax/areas.ts'
import { lockCompany } from '../../companies/index.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import type { TaxIdAnswer } from './port.ts'
import { showTaxId } from './read-tax-id.ts'
import { claimAsk, endAsk, insertCheck, selectDue, selectLast, selectStand } from './store.ts'
import { tellNoLongerValid } from './tell-no-longer-valid.ts'

/** An admin has the register asked, and waits for it. */
export async function askTaxId(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['askTaxId']>,
): Promise<Output<Calls['askTaxId']>> {
  if (!(await selectStand(shop.database.sql, id))) throw new Refusal('not_found')
  await ask(shop, { companyId: id, actorId: caller.id, byClock: false })
  return await showTaxId(shop.database.sql, id)
}

type Occasion = { companyId: string; byClock: boolean }

/** The job: asks of one company's number. */
export const checkTaxId = (shop: Shop, input: Occasion) => ask(shop, { ...input, actorId: null })

/** A register that never answers takes ten seconds a number: no more are put on the queue than an hour works off. */
const askedAnHour = 300

/** The clock: has every number asked of which nothing is known that holds, or soon will not. */
export async function sweepTaxIds(shop: Shop): Promise<void> {
  if (!shop.taxIds) return
  await shop.database.transaction(async (sql) => {
    const due = (await selectDue(sql)).filter(({ number }) => countryOfTaxId(number))
    for (const { id } of due.slice(0, askedAnHour))
      await shop.enqueue(sql, 'check-tax-id', { companyId: id, byClock: true })
  })
}

/** Asks the register outside of any transaction. Numbers of no country of the EU are in none. */
async function ask(
  shop: Shop,
  { companyId, actorId, byClock }: Occasion & { actorId: string | null },
): Promise<void> {
  const { database, taxIds } = shop
  const number = (await selectStand(database.sql, companyId))?.number ?? ''
  if (!taxIds || !countryOfTaxId(number)) return
  const began = await claimAsk(database.sql, { companyId, number, byClock })
  if (!began) return
  const { seller } = await readRecord(shop)
  const answer = await taxIds.check(number, seller.taxId)
  await saveAnswer(shop, { companyId, actorId, number, began, answer })
}

type Asked = {
  companyId: string
  actorId: string | null
  number: string
  began: string
  answer: TaxIdAnswer
}

/**
 * Writes an answer down, and tells when the number was valid before. What an admin decided meanwhile is newer; that the
 * register is silent is written once a day, and whenever an admin asked.
 */
async function saveAnswer(shop: Shop, { companyId, actorId, number, began, answer }: Asked) {
  await shop.database.transaction(async (sql) => {
    const company = await lockCompany(sql, companyId)
    if (!company) return
    await endAsk(sql, companyId, began)
    const last = await selectLast(sql, companyId, number, began)
    if (last.isOfAdminSince) return
    if (answer.result === 'unknown' && last.isUnknownOfToday && actorId === null) return
    await insertCheck(sql, {
      id: newId(),
      companyId,
      number,
      actorId,
      source: 'vies',
      ...answer,
    })
    if (answer.result !== 'unknown') await shop.enqueue(sql, 'decide-held-taxes', { companyId })
    if (last.result === 'valid' && answer.result === 'invalid')
      await tellNoLongerValid(shop, sql, company, { number, actorId, note: answer.note })
  })
}
