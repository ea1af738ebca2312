import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportFault, type Source } from './source-row.ts'

/**
 * The text of a file, in chunks, with every line ending as \n and without a byte order mark; .gz is unpacked, known by
 * its first bytes. Throws ImportFault for what is not UTF-8, rather than letting a guess spoil names.
 */
export async function* decodeText(source: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  let returned = false
  for await (const chunk of unpack(source)) {
    let text = decodeOr(source.name, lines, chunk, () => decoder.decode(chunk, { stream: true }))
    if (returned && !text.startsWith('\n')) text = `\n${text}`
    returned = text.endsWith('\r')
    if (returned) text = text.slice(0, -1)
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
    lines += countLines(text)
    if (text) yield text
  }
  const rest = decodeOr(source.name, lines, new Uint8Array(), () => decoder.decode())
  if (rest || returned) yield `${returned ? '\n' : ''}${rest}`
}

async function* unpack(source: Source): AsyncGenerator<Uint8Array> {
  const chunks = source.bytes[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const start = first.value
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff))
    throw new ImportFault(`${source.name} is UTF-16: save it as UTF-8`)
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

function decodeOr(name: string, line: number, chunk: Uint8Array, decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new ImportFault(
      `${name}:${line + goodLines(chunk)}: this is not UTF-8: save the file as UTF-8`,
    )
  }
}

/** Line ends before the first bytes of a chunk that are not UTF-8. A character cut by the chunk's start counts as good. */
function goodLines(chunk: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80)
  let lines = 0
  while (start >= 0 && start < chunk.length) {
    const end = chunk.indexOf(0x0a, start)
    if (end < 0) break
    try {
      decoder.decode(chunk.subarray(start, end))
    } catch {
      break
    }
    lines++
    start = end + 1
  }
  return lines
}

export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
