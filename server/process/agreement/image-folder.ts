import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { newId } from '../../database/new-id.ts'

/** No name of a picture: it is neither served nor backed up. */
const markOf = (dataDir: string) => path.join(dataDir, 'images', '.mark')

/** The mark of the folder in which this instance stores pictures; null when it has none, or stores them elsewhere. */
export function readMark({ images, dataDir }: Pick<Config, 'images' | 'dataDir'>): string | null {
  if (images.host !== 'local') return null
  try {
    return readFileSync(markOf(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The same, and marks a folder that has none: whole at once, and of several starts one does. */
export function markFolder(config: Pick<Config, 'images' | 'dataDir'>): string | null {
  const there = readMark(config)
  if (there !== null || config.images.host !== 'local') return there
  const mark = markOf(config.dataDir)
  const draft = `${mark}.${newId()}`
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(draft, newId(), { mode: 0o644 })
  try {
    linkSync(draft, mark)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readMark(config)
}
