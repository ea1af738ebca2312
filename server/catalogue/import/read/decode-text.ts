import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { openDecoder, Undecodable } from './decode-bytes.ts'
import { ImportFault, type Source } from './source-row.ts'

/**
 * The text of a file, in chunks, with every line ending as \n and without a byte order mark; .gz is unpacked, known by
 * its first bytes. UTF-8, UTF-16 with its mark, or windows-1252, which the source is told. Throws ImportFault for what
 * is no text.
 */
export async function* decodeText(source: Source): AsyncGenerator<string> {
  let lines = 1
  let returned = false
  for await (const decoded of decodePieces(source, () => lines)) {
    let text = decoded
    if (returned && !text.startsWith('\n')) text = `\n${text}`
    returned = text.endsWith('\r')
    if (returned) text = text.slice(0, -1)
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
    lines += countLines(text)
    if (text) yield text
  }
  if (returned) yield '\n'
}

/** The text as it stands there. `line` answers the one that is reached. */
async function* decodePieces(source: Source, line: () => number): AsyncGenerator<string> {
  const decode = openDecoder((encoding) => source.onEncoding?.(encoding))
  const decodeOr = (bytes: Uint8Array, isLast: boolean) => {
    try {
      return decode(bytes, isLast)
    } catch (error) {
      if (!(error instanceof Undecodable)) throw error
      throw new ImportFault(`${source.name}:${line() + countLines(error.before)}: ${error.message}`)
    }
  }
  for await (const bytes of unpack(source)) {
    const text = decodeOr(bytes, false)
    if (text) yield text
  }
  const rest = decodeOr(new Uint8Array(), true)
  if (rest) yield rest
}

async function* unpack(source: Source): AsyncGenerator<Uint8Array> {
  const chunks = source.bytes[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const start = first.value
  const all = continued(start, chunks)
  if (start[0] !== 0x1f || start[1] !== 0x8b) yield* all
  else yield* gunzip(source.name, all, source.unpackedLimit)
}

async function* continued(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function* gunzip(name: string, packed: AsyncIterable<Uint8Array>, limit = Infinity) {
  const input = Readable.from(packed)
  const output = createGunzip()
  input.on('error', (error) => output.destroy(error))
  try {
    let size = 0
    for await (const chunk of input.pipe(output) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > limit)
        throw new ImportFault(`${name} unpacks to more than ${Math.round(limit / 1e6)} MB`)
      yield chunk
    }
  } catch (error) {
    const broken = (error as { code?: string }).code?.startsWith('Z_')
    throw broken ? new ImportFault(`${name} is a damaged .gz file`) : error
  } finally {
    input.destroy()
    output.destroy()
  }
}

export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
