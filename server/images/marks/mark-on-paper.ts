import type { Sql } from '../../database/database.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { selectMark } from './store.ts'

/** A mark in pixels, on white: PDF/A has no need of transparency then, which it would want a colour space for. */
export type MarkOnPaper = { png: Uint8Array; width: number; height: number }

/** What it fits into, in pixels. */
export type Box = { width: number; height: number }

const white = '#ffffff'
const most = 8
const drawn = new Map<string, Promise<MarkOnPaper>>()

/**
 * A logo or icon as papers and pictures take it: a PNG without transparency, as large as fits. An SVG, which holds
 * shapes and words alone, is drawn to pixels; its words in the fonts of this machine. The last few are cached, for their names hold their hashes.
 */
export async function markOnPaper(sql: Sql, name: string, box: Box): Promise<MarkOnPaper> {
  const key = `${name} ${box.width} ${box.height}`
  const known = drawn.get(key)
  if (known !== undefined) return await known
  const bytes = await selectMark(sql, name)
  if (!bytes) throw new Error(`the mark ${name} is not kept`)
  const making = draw(bytes, box)
  drawn.set(key, making)
  making.catch(() => drawn.delete(key))
  for (const old of [...drawn.keys()].slice(0, -most)) drawn.delete(old)
  return await making
}

async function draw(bytes: Uint8Array, box: Box): Promise<MarkOnPaper> {
  const sharp = await loadSharp()
  // an SVG says its own size: it is drawn as large as it will be, not small and then stretched
  const { width = 1, height = 1, format } = await sharp(bytes).metadata()
  const larger = Math.min(box.width / width, box.height / height)
  const density = Math.min(2_400, Math.max(1, 72 * larger))
  const { data, info } = await sharp(bytes, format === 'svg' ? { density } : {})
    .resize({ ...box, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .flatten({ background: white })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
