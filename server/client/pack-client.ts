import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { type Described, printApi } from './print-api.ts'

/** What the client fetches by, in the version that its types are tested with. */
const fetching = { 'openapi-fetch': '0.17.0' }

/**
 * The files of the typed client by their names: the types of the description, and what stands in `package/` beside this file.
 * `name` is the package's.
 */
export async function clientFiles(described: object, name: string): Promise<Map<string, string>> {
  const own = async (file: string) =>
    (await readFile(new URL(`package/${file}`, import.meta.url), 'utf8')).replaceAll('NAME', name)
  return new Map([
    ['package.json', `${JSON.stringify(manifest(name), null, 2)}\n`],
    ['README.md', await own('README.md')],
    ['index.js', await own('index.js')],
    ['index.d.ts', await own('index.d.ts')],
    ['api.d.ts', printApi(described as Described)],
  ])
}

const manifest = (name: string) => ({
  name,
  version: '1.0.0',
  description: 'A typed client of the shop’s API.',
  license: 'MIT',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  dependencies: fetching,
})

const zipped = promisify(gzip)

/** The client as npm installs it from an address: the same bytes for the same files. */
export async function packClient(files: Map<string, string>): Promise<Buffer> {
  const tar = pack()
  for (const [name, text] of files) tar.entry({ name: `package/${name}`, mtime: new Date(0) }, text)
  tar.finalize()
  return await zipped(await buffer(tar), { level: 9 })
}
