import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Asset = { address: string; type: string; text: string }

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

function asset(name: string, type: string, text = textOf(name)): Asset {
  const [stem, ending] = name.split('.')
  const print = hash('sha256', text, 'hex').slice(0, 12)
  return { address: `/assets/${stem}.${print}.${ending}`, type, text }
}

const styles = ['base.css', 'reference.css'].map(textOf).join('\n')

/** The files of these pages. Their names change with their bytes, so they may be cached for ever. */
export const assets = {
  css: asset('pages.css', 'text/css; charset=utf-8', styles),
  script: asset('reference.js', 'text/javascript; charset=utf-8'),
  mark: asset('favicon.svg', 'image/svg+xml'),
}

/** The file behind `/assets/{name}`, or null. */
export function serveAsset(address: string): Response | null {
  const found = Object.values(assets).find((one) => one.address === address)
  return (
    (found &&
      new Response(found.text, {
        headers: {
          'Content-Type': found.type,
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      })) ??
    null
  )
}

/** The mark at its well-known addresses, which cannot carry a hash. */
export const serveMark = () =>
  new Response(assets.mark.text, {
    headers: { 'Content-Type': assets.mark.type, 'Cache-Control': 'public, max-age=86400' },
  })
