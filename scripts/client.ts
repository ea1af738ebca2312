import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeApi } from '../server/api-reference/describe.ts'
import { clientFiles, packClient } from '../server/client/pack-client.ts'
import { readConfig } from '../server/config/config.ts'
import { firstOrderRules } from '../server/shop-record/order-rules.ts'

const folder = path.join(import.meta.dirname, '../client')
const name = process.argv[2] ?? 'shop-client'

/** Writes the typed client into `client/`, and packed beside it: the same that a shop serves at /api/client.tgz. */
const config = {
  ...readConfig({ DEMO: 'off' }),
  ...firstOrderRules,
  name: 'the shop',
  cookiePrefix: 'shop',
}
const files = await clientFiles(describeApi(config), name)
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const [file, text] of files) await writeFile(path.join(folder, file), text)
await writeFile(path.join(folder, 'client.tgz'), await packClient(files))
process.stdout.write(`client/ has ${name}: ${[...files.keys()].join(', ')}, client.tgz\n`)
