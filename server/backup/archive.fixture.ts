import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import type { Manifest } from './manifest.ts'

type Entries = Map<string, Buffer>

export async function unpack(file: string): Promise<Entries> {
  const tar = extract()
  tar.end(gunzipSync(await readFile(file)))
  const entries: Entries = new Map()
  for await (const entry of tar)
    entries.set(entry.header.name, await buffer(entry as AsyncIterable<Buffer>))
  return entries
}

/**
 * Writes an archive anew with one entry changed. `signed`: the manifest has the hash of the change, as if the backup
 * had been made so.
 */
export async function repack(
  from: string,
  to: string,
  name: string,
  change: (text: string) => string,
  signed: boolean,
) {
  const entries = await unpack(from)
  const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as Manifest
  const changed = Buffer.from(change(entries.get(name)!.toString()))
  entries.set(name, changed)
  if (signed && name !== 'manifest.json') {
    manifest.entries[name] = hash('sha256', changed, 'hex')
    entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  }
  const tar = pack()
  for (const [entry, bytes] of entries) tar.entry({ name: entry }, bytes)
  tar.finalize()
  await writeFile(to, gzipSync(await buffer(tar)))
}
