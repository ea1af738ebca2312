/** One file of a picture in one width. */
export type Variant = { type: 'image/avif' | 'image/webp'; width: number; name: string; url: string }

/** Keeps files of pictures where every instance can serve them. */
export type ImageHost = {
  /** Stores the bytes under this name (a hash, so the same bytes give the same name); answers the public address. */
  put: (name: string, type: string, bytes: Uint8Array) => Promise<string>
  /** The bytes, for hosts that the shop serves itself; null when there are none of that name. */
  get: (name: string) => Promise<Uint8Array | null>
  /** Whether AVIF and many widths can be kept there. */
  takes: (type: string) => boolean
  check: () => Promise<void>
}

export type Images = ImageHost
