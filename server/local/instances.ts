import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folderOf = (dataDir: string) => path.join(dataDir, 'instances')

/** Says that this process uses DATA_DIR. Answers how to leave: whether it was the last one to do so. */
export function joinInstances(dataDir: string): () => boolean {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, String(process.pid))
  writeFileSync(own, '')
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
    if (isAlive(Number(name))) return true
    rmSync(path.join(folder, name), { force: true })
    return false
  })
  return others.length > 0
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
