import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Edit } from './mutant.ts'

/** A text with the edit made. Throws when the find text does not stand there exactly once. */
export function applyEdit(text: string, { file, find, replace }: Edit): string {
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`${file}: "${find}" stands there ${times} times, not once`)
  return text.replace(find, () => replace)
}

/** Makes the edits in a copy of the tree; `restore` puts the files back. */
export async function openMutant(
  folder: string,
  edits: Edit[],
): Promise<{ restore: () => Promise<void> }> {
  const before = new Map<string, string>()
  for (const edit of edits) {
    const file = path.join(folder, edit.file)
    const text = await readFile(file, 'utf8')
    if (!before.has(file)) before.set(file, text)
    await writeFile(file, applyEdit(text, edit))
  }
  return {
    restore: async () => {
      for (const [file, text] of before) await writeFile(file, text)
    },
  }
}
