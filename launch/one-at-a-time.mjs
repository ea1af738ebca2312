import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Two first starts at once would install into one folder: the second waits, and finds it done. The lock of a process
 * that is gone is taken over. Where nothing can be written nothing can be installed either: there is no lock.
 */
export async function onlyOneAtATime(file, work) {
  const isOurs = await lock(file)
  const unlock = () => isOurs && rmSync(file, { force: true })
  process.once('exit', unlock)
  await work()
  process.off('exit', unlock)
  unlock()
}

async function lock(file) {
  for (let waited = 0; ; waited += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch ({ code }) {
      if (code !== 'EEXIST') return false
    }
    if (isLeft(file)) rmSync(file, { force: true })
    if (waited === 10) process.stderr.write('Another start is installing or building: waiting …\n')
    await pause(100)
  }
}

function isLeft(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // empty: its holder is just writing it
    return holder > 0 && !isAlive(holder)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch ({ code }) {
    return code === 'EPERM'
  }
}
