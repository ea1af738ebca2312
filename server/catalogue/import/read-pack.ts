import { type Cell, wordsOf } from './read-cell.ts'

export type Pack = { name: string; size: number }

/** "tray of 12", "Tray 12", "carton (20)", "12 per tray", "20/carton", "box: 5". */
export function readPack(value: unknown): Cell<Pack> {
  const text = wordsOf(value).trim()
  const nameFirst =
    /^([^\d]*?\p{L})[\s:=×x(\-/]*?(?:of|à|@)?[\s(]*(\d{1,10})\s*(?:pcs|pieces)?\.?\)?$/iu.exec(text)
  if (nameFirst) return { value: { name: nameFirst[1]!.trim(), size: Number(nameFirst[2]) } }
  const sizeFirst =
    /^(\d{1,10})\s*(?:pcs|pieces)?\.?\s*(?:per|a|in a|\/|×|x)?\s*(\p{L}[^\d]*)$/iu.exec(text)
  if (sizeFirst) return { value: { name: sizeFirst[2]!.trim(), size: Number(sizeFirst[1]) } }
  return { reason: `"${text.slice(0, 40)}" is no pack: write it as "tray of 12"` }
}
