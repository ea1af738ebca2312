import { limits, ReadingFault } from '../../limits.ts'
import { damaged, type Entry } from './read-archive.ts'

/** So much is inflated at once, in bytes: a thousand times as much at most comes of it. */
const bite = 16_384

/**
 * Unpacks files one by one. What an archive says of their sizes is not believed: bytes are counted as they come, over
 * all of its files, and too many end it. Throws ReadingFault.
 */
export function unpacking() {
  let left: number = limits.unpacked
  return async (entry: Entry): Promise<Uint8Array<ArrayBuffer>> => {
    const unpacked = entry.isDeflated ? await inflated(entry.packed, left) : entry.packed
    left -= unpacked.length
    if (left < 0) throw tooMuch()
    return unpacked
  }
}

const tooMuch = () =>
  new ReadingFault(
    `Unpacked it has more than ${limits.unpacked / 1_000_000} MB. Nothing was read: copy the list into a workbook of its own, or save it as CSV.`,
  )

async function inflated(packed: Uint8Array<ArrayBuffer>, most: number) {
  let at = 0
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (queue) => {
      if (at >= packed.length) return queue.close()
      queue.enqueue(packed.slice(at, at + bite))
      at += bite
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  while (true) {
    const { done, value } = await reader.read().catch(() => Promise.reject(damaged()))
    if (done) return joined(pieces, size)
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw tooMuch()
    }
    pieces.push(value)
  }
}

function joined(pieces: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
