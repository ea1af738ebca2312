import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { runsStill, stampOf } from './process-stamp.ts'

const folderOf = (dataDir: string) => path.join(dataDir, 'instances')

/** Says that this process uses DATA_DIR. Answers how to leave: whether it was the last one to do so. */
export function joinInstances(dataDir: string): () => boolean {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, String(process.pid))
  // whole at once: others may be looking
  writeFileSync(`${folder}.${process.pid}`, stampOf(process.pid)!)
  renameSync(`${folder}.${process.pid}`, own)
  return () => {
    rmSync(own, { force: true })
    return !othersRun(dataDir)
  }
}

/** Whether another process uses DATA_DIR; forgets those that were killed. */
export function othersRun(dataDir: string): boolean {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return false
  const others = readdirSync(folder).filter((name) => {
    if (Number(name) === process.pid) return false
    const file = path.join(folder, name)
    const stamp = readStamp(file)
    if (stamp && runsStill(stamp)) return true
    rmSync(file, { force: true })
    return false
  })
  return others.length > 0
}

/** Empty when its process has left between our looking and reading. */
function readStamp(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}
