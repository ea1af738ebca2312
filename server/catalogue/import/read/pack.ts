import { type Cell, wordsOf } from './cell.ts'

export type Pack = { name: string; size: number }

const pieces = String.raw`(?:pcs|pieces)?\.?`
const nameFirst = new RegExp(
  String.raw`^(\p{L}[\p{L} -]*?)(?: of| x|[:=×(/@ -])*\s*(\d{1,10})\s*${pieces}\)?$`,
  'iu',
)
const sizeFirst = new RegExp(
  String.raw`^(\d{1,10})\s*${pieces}\s*(?:per |a |in a |x |[/×]\s*)?\s*(\p{L}[^\d]*)$`,
  'iu',
)

/** "tray of 12", "Tray 12", "carton (20)", "12 per tray", "20/carton", "box: 5 pcs". */
export function readPack(value: unknown): Cell<Pack> {
  const text = wordsOf(value).trim()
  const named = nameFirst.exec(text)
  if (named) return { value: { name: named[1]!.trim(), size: Number(named[2]) } }
  const sized = sizeFirst.exec(text)
  if (sized) return { value: { name: sized[2]!.trim(), size: Number(sized[1]) } }
  return { reason: `"${text.slice(0, 40)}" is no pack: write it as "tray of 12"` }
}
