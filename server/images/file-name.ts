import { hash } from 'node:crypto'
import type { Variant } from './images.ts'

const pattern = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/
const types = { avif: 'image/avif', webp: 'image/webp' } as const

/** What a file is called: the first half of its bytes' SHA-256, its width in pixels, its type. */
export function nameFile(type: Variant['type'], width: number, bytes: Uint8Array): string {
  const ending = type === 'image/avif' ? 'avif' : 'webp'
  return `${hash('sha256', bytes, 'hex').slice(0, 32)}-${width}.${ending}`
}

/** The type that a name of ours tells; null for every other text, so that no such text becomes a path. */
export function typeOfName(name: string): Variant['type'] | null {
  const ending = pattern.exec(name)?.[1]
  return ending ? types[ending as keyof typeof types] : null
}
