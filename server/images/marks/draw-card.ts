import type { Sql } from '../../database/database.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { markOnPaper } from './mark-on-paper.ts'

/** As those who show links ask it, in pixels, with so much room for the mark. Source: https://ogp.me */
const size = { width: 1_200, height: 630 }
const room = { width: 760, height: 300 }
const barHeight = 36

/** A picture for links elsewhere: a logo or icon on white, over a bar of a colour. As PNG. */
export async function drawCard(sql: Sql, mark: string, accent: string): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { png } = await markOnPaper(sql, mark, room)
  const bar = { ...size, height: barHeight, channels: 3 as const, background: accent }
  return await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(png), gravity: 'centre' },
      { input: { create: bar }, gravity: 'south' },
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}
