/** One file of a picture in one width. */
export type Variant = {
  type: 'image/avif' | 'image/webp'
  width: number
  name: string
  url: string
}

/**
 * Stores files of pictures where every instance can serve them. What fails there is a Refusal: `image_host_failed` with
 * the host's own words, or `storage_full`. No wait is longer than ten seconds.
 */
export type ImageHost = {
  /** Stores the bytes under this name (a hash, so the same bytes give the same name); answers the public address. */
  put: (name: string, type: Variant['type'], bytes: Uint8Array) => Promise<string>
  /** The bytes, for hosts that the shop serves itself; null when there are none of that name. */
  get: (name: string) => Promise<Uint8Array | null>
  /** Whether files of that type can be stored there. */
  takes: (type: Variant['type']) => boolean
  /** Whether storing a file again replaces it under its old address, and does not make a second one. */
  replaces: boolean
  /** Proves that files can be stored; throws what `put` would throw. */
  check: () => Promise<void>
}

export type Images = ImageHost
