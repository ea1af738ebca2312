// Follows a shop's orders into files, each event once. Stop it at any line and start it again: nothing is lost or doubled.
//   SHOP_URL=http://localhost:3000 SHOP_KEY=apikey_… node event-consumer/consume.ts [--once]
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answerOf, createShop, type Schemas, ShopRefusal } from 'shop-client'

const { SHOP_URL = 'http://localhost:3000', SHOP_KEY, OUT = 'out' } = process.env
const once = process.argv.includes('--once')
const shop = createShop({ url: SHOP_URL, key: SHOP_KEY })
const wanted: Schemas['Event']['type'][] = ['order.placed', 'order.paid', 'order.cancelled']
const mark = path.join(OUT, 'position')

/** The whole file or none: one that is half written would be read as another number. */
async function write(file: string, text: string) {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

const lastPosition = async () => Number(await readFile(mark, 'utf8').catch(() => '0'))

/** What is done with an event. It may come again when this was stopped right after it: the same name is the same file. */
async function take({ position, type, order }: Schemas['Event']) {
  await write(path.join(OUT, `${position}-${type}.json`), JSON.stringify(order, null, 2))
  process.stdout.write(`${type} ${order?.orderNumber}\n`)
}

/** Works off what there is. Answers whether there is more already. */
async function follow(): Promise<boolean> {
  const query = { after: await lastPosition(), type: wanted }
  const { events, next, more } = await answerOf(shop.GET('/events', { params: { query } }))
  for (const event of events) await take(event)
  // only now: what was not worked off is asked for again
  await write(mark, String(next))
  return more
}

await mkdir(OUT, { recursive: true })
for (let waits = 1; ; ) {
  try {
    while (await follow());
    if (once) break
    waits = 1
  } catch (error) {
    // a shop that was restored, or a key that ended, wants a person; a shop that is away comes back
    if (once || (error instanceof ShopRefusal && error.problem.status < 500)) throw error
    waits = Math.min(waits * 2, 60)
  }
  await pause(waits * 5_000)
}
