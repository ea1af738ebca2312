import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFolder } from './built-folder.ts'
import { codingFor } from './coding-for.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}
/** A worker goes by the policy of its own file: it loads pieces of itself from here, and reaches nothing else. */
const ofScripts = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

/**
 * The files of the built pages at /assets/{name}. Their names change with their bytes, so they may be cached for ever;
 * those that compress were compressed when they were built. Each is read once.
 */
export function builtFiles() {
  const folder = fileURLToPath(new URL('client/assets/', builtFolder))
  const present = new Set(readdirSync(folder))
  const held = new Map<string, Uint8Array<ArrayBuffer>>()
  const read = (name: string) => {
    if (!present.has(name)) return undefined
    if (!held.has(name)) held.set(name, new Uint8Array(readFileSync(path.join(folder, name))))
    return held.get(name)
  }
  return (name: string, request: Request): Response | null => {
    const type = types[path.extname(name)]
    if (!type) return null
    const wanted = codingFor(request)
    const small = wanted === 'identity' ? null : read(name + endings[wanted])
    const bytes = small ?? read(name)
    if (!bytes) return null
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(type.startsWith('text/javascript') && { 'Content-Security-Policy': ofScripts }),
        ...(small ? { 'Content-Encoding': wanted } : {}),
      },
    })
  }
}
