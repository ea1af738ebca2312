import { hash } from 'node:crypto'
import { Refusal } from '../../../contract/refusals.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { readHeader, readPixels } from '../pictures/read.ts'
import { sniff } from '../pictures/sniff.ts'
import { cleanSvg } from './clean-svg.ts'

/** A logo or icon ready to be stored: `name` says its hash, its size in pixels and its type. */
export type PreparedMark = { name: string; bytes: Uint8Array; width: number; height: number }

/** The largest PNG that is stored: twice as many pixels as any place of the pages has. */
const box = { width: 1_200, height: 600 }

/** Makes a stranger's bytes into a file of ours. Refuses what is neither PNG nor an SVG of shapes. */
export async function prepareMark(bytes: Uint8Array): Promise<PreparedMark> {
  if (sniff(bytes) === 'png') return await preparePng(bytes)
  const text = textOf(bytes)
  if (!text?.trimStart().startsWith('<'))
    throw new Refusal('mark_refused', { reason: 'it is neither a PNG nor an SVG' })
  const { svg, width, height } = cleanSvg(text)
  return named('svg', new TextEncoder().encode(svg), width, height)
}

async function preparePng(bytes: Uint8Array): Promise<PreparedMark> {
  const { data, ...raw } = await readPixels(bytes, await readHeader(bytes))
  const sharp = await loadSharp()
  const { data: png, info } = await sharp(data, { raw })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return named('png', png, info.width, info.height)
}

function named(ending: 'png' | 'svg', bytes: Uint8Array, width: number, height: number) {
  const print = hash('sha256', bytes, 'hex').slice(0, 32)
  return { name: `${print}-${width}x${height}.${ending}`, bytes, width, height }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
