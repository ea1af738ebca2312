import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { format, type Manifest, manifestSchema } from './manifest.ts'

/** An archive that is not what was written: told before anything is touched. */
export class DamagedArchive extends Error {}

/** Takes an entry's bytes as they come. What is not read is skipped; every byte is hashed either way. */
export type Take = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * Reads an archive from its first byte to its last, hashing each entry, and answers its manifest when every hash is
 * right and nothing is missing or more. Throws DamagedArchive otherwise; what `take` throws comes through as it is.
 */
export async function readArchive(file: string, take?: Take): Promise<Manifest> {
  const tar = extract()
  const fed = pipeline(createReadStream(file), createGunzip(), tar)
  fed.catch(() => {})
  const found: Record<string, string> = {}
  let last: Buffer | null = null
  let takeFailed = false
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      if (last || name in found) throw new DamagedArchive(`${name} does not belong where it is`)
      const hashed = hashing(entry as AsyncIterable<Buffer>)
      if (name === 'manifest.json') last = await collect(hashed.bytes)
      else if (take)
        await take(name, hashed.bytes).catch((error: unknown) => {
          takeFailed = true
          throw error
        })
      for await (const _ of hashed.bytes);
      if (name !== 'manifest.json') found[name] = hashed.digest()
    }
    await fed
  } catch (error) {
    tar.destroy()
    if (takeFailed || error instanceof DamagedArchive) throw error
    throw new DamagedArchive(`it cannot be read to its end (${wordsOf(error)})`)
  }
  return compare(last, found)
}

function hashing(source: AsyncIterable<Uint8Array>) {
  const sum = createHash('sha256')
  const read = (async function* () {
    for await (const bytes of source) {
      sum.update(bytes)
      yield bytes
    }
  })()
  // a reader that stops half-way must not close the entry: the rest is still hashed
  const bytes = { [Symbol.asyncIterator]: () => ({ next: () => read.next() }) }
  return { bytes, digest: () => sum.digest('hex') }
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const some of bytes) all.push(some)
  return Buffer.concat(all)
}

function compare(last: Buffer | null, found: Record<string, string>): Manifest {
  if (!last) throw new DamagedArchive('it has no manifest: it was cut off, or is no backup')
  const read = manifestSchema.safeParse(parse(last))
  if (!read.success) throw new DamagedArchive(`its manifest is not one of format ${format}`)
  const { entries } = read.data
  const wrong = Object.keys({ ...entries, ...found }).find((name) => entries[name] !== found[name])
  if (wrong !== undefined) throw new DamagedArchive(`${wrong} is not as it was written`)
  return read.data
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
