import type { ImageHost } from '../images.ts'

/**
 * The same host, with the files that were asked for last cached, `limit` bytes at most. Files asked for at the
 * same time are fetched once. A name is its bytes' hash, so what is cached never gets old.
 */
export function cacheFiles(host: ImageHost, limit: number): ImageHost {
  const cached = new Map<string, Uint8Array>()
  const asked = new Map<string, Promise<Uint8Array | null>>()
  let size = 0

  const cache = (name: string, bytes: Uint8Array) => {
    if (bytes.byteLength > limit) return
    cached.set(name, bytes)
    size += bytes.byteLength
    for (const [oldest, { byteLength }] of cached) {
      if (size <= limit) return
      cached.delete(oldest)
      size -= byteLength
    }
  }
  const fetchOnce = async (name: string) => {
    const bytes = await host.get(name)
    if (bytes) cache(name, bytes)
    return bytes
  }

  return {
    ...host,
    get: async (name) => {
      const bytes = cached.get(name)
      if (bytes) {
        // a Map tells its entries in the order they came in: the last one asked for goes to the end
        cached.delete(name)
        cached.set(name, bytes)
        return bytes
      }
      const asking = asked.get(name) ?? fetchOnce(name).finally(() => asked.delete(name))
      asked.set(name, asking)
      return await asking
    },
  }
}
