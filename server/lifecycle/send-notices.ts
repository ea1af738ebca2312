import { queueMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import { type Notice, takeNotices } from './store.ts'

/** So many parts are told in mails of their own; more of them, as an import brings, stand in one. */
const apart = 3
/** So many parts stand in a mail of many; how many there are besides is said. */
const listed = 200
/** So many holders are written to in one run. */
const atOnce = 1_000

/** Writes the mails of what was noted, holder by holder, each in a transaction of its own. */
export async function sendNotices(shop: Shop): Promise<void> {
  for (let at = 0; at < atOnce; at++) {
    const count = await shop.database.transaction(async (sql) => {
      const notices = await takeNotices(sql)
      for (const mail of mailsOf(shop, notices)) await queueMail(shop, sql, mail)
      return notices.length
    })
    if (count === 0) return
  }
}

function mailsOf({ config }: Shop, notices: Notice[]) {
  const [first] = notices
  if (!first || notices.length <= apart)
    return notices.map(({ partId, occasion, holderId, recipient: to, values }) => {
      const event = `lifecycle:${partId}:${occasion}:${holderId}`
      return { event, kind: 'part-lifecycle' as const, to, values }
    })
  const { partId, occasion, holderId, recipient: to } = first
  const { name, company } = first.values
  const parts = notices.slice(0, listed).map(({ values }) => values)
  const more = notices.length - parts.length
  return [
    {
      event: `lifecycles:${holderId}:${partId}:${occasion}`,
      kind: 'parts-lifecycle' as const,
      to,
      values: { name, company, parts, more, url: `${config.publicUrl}/dashboard/reorder` },
    },
  ]
}
