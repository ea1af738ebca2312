import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './sandbox.ts'

/** Says that this process uses DATA_DIR. Answers how to leave: whether it was the last one to do so. */
export function joinInstances(dataDir: string): () => boolean {
  const folder = path.join(dataDir, 'instances')
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, String(process.pid))
  writeFileSync(own, '')
  return () => {
    rmSync(own, { force: true })
    const others = readdirSync(folder).filter((name) => {
      if (isAlive(Number(name))) return true
      rmSync(path.join(folder, name), { force: true })
      return false
    })
    return others.length === 0
  }
}
