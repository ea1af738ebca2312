import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type CodePage, encodingOf } from '../../../../bom/read/decode/code-pages.ts'
import { openDecoder, type PageDoubt } from '../../../../bom/read/decode/decode-text.ts'
import { ImportFault, type Source } from './source-row.ts'

/** The text of unpacked bytes, in chunks, with every line ending as \n; the source is told how it is written. */
export async function* decodeText(
  source: Source,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const decode = openDecoder((page, doubt) => {
    if (doubt) throw new ImportFault(`${source.name}: ${notKnown(page, doubt)}`)
    source.onEncoding?.(encodingOf(page))
  }, source.encoding)
  let returned = false
  const withLines = (decoded: string) => {
    let text = decoded
    if (returned && !text.startsWith('\n')) text = `\n${text}`
    returned = text.endsWith('\r')
    if (returned) text = text.slice(0, -1)
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  }
  for await (const some of bytes) {
    const text = withLines(decode(some, false))
    if (text) yield text
  }
  const rest = withLines(decode(new Uint8Array(), true))
  if (rest) yield rest
  if (returned) yield '\n'
}

function notKnown(page: CodePage, doubt: PageDoubt): string {
  const which =
    doubt === 'unknown'
      ? 'none makes words of it'
      : `it may be ${encodingOf(page)} or ${encodingOf(doubt.rival)}`
  return `its encoding is not known: ${which}. Say which (encoding, --encoding), or save it as UTF-8`
}

/** The bytes of a file; .gz is unpacked, known by its first bytes. Throws ImportFault. */
export async function* unpack(source: Source): AsyncGenerator<Uint8Array> {
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
