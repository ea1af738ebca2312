import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Edit } from './guard.ts'

/** A text with the edit made. Throws when the find text does not stand there exactly once. */
export function applyEdit(text: string, { file, find, replace }: Edit): string {
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`${file}: "${find}" stands there ${times} times, not once`)
  return text.replace(find, () => replace)
}

/** Makes the edits in a copy of the tree; `mend` puts the files back. */
export async function openMutant(
  folder: string,
  edits: Edit[],
): Promise<{ mend: () => Promise<void> }> {
  const before = new Map<string, string>()
  for (const edit of edits) {
    const file = path.join(folder, edit.file)
    const text = await readFile(file, 'utf8')
    if (!before.has(file)) before.set(file, text)
    await writeFile(file, applyEdit(text, edit))
  }
  return {
    mend: async () => {
      for (const [file, text] of before) await writeFile(file, text)
    },
  }
}
