import { selectLateStatements, sellsOnAccount } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { queueForAdmins } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { readRecord, takesTransfers } from '../../shop-record/index.ts'
import { calendarDay } from '../../words/in-words.ts'

/** Whether money comes to the shop of which the statements of its bank tell: it takes transfers, or sells on account. */
export async function awaitsStatements(shop: Shop, sql: Sql): Promise<boolean> {
  return takesTransfers(shop, (await readRecord(shop)).seller) || (await sellsOnAccount(sql))
}

/** Until which day the statements tell, and how many days ago that is, where the shop awaits newer ones. */
export const findLateStatements = async (shop: Shop, sql: Sql) =>
  (await awaitsStatements(shop, sql)) ? await selectLateStatements(sql) : null

/** The job of every day that tells the admins that the statements are old: once, until a newer one comes. */
export async function tellLateStatements(shop: Shop): Promise<void> {
  await shop.database.transaction(async (sql) => {
    const late = await findLateStatements(shop, sql)
    if (!late) return
    const url = `${shop.config.publicUrl}/dashboard/bank`
    await queueForAdmins(shop, sql, {
      event: `statements-late:${late.newestOn}`,
      kind: 'statements-late',
      valuesFor: (name) => ({ name, newestOn: calendarDay(late.newestOn), url }),
    })
  })
}
