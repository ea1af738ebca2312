import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What tells a process from every other that ever has its number: the number, when it began, and this boot of the
 * machine. Null when there is no such process. A file that keeps a stamp can be believed after a power cut.
 */
export function stampOf(pid: number): string | null {
  if (!isAlive(pid)) return null
  const began = process.platform === 'linux' ? beganOnLinux(pid) : beganElsewhere(pid)
  return began === null ? null : `${pid} ${began}`
}

/** Whether the process of this stamp still runs. */
export const runsStill = (stamp: string): boolean => stampOf(Number.parseInt(stamp, 10)) === stamp

/** Field 22 of proc(5)'s stat, behind the command's name, which may hold anything; state Z is over already. */
function beganOnLinux(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields[0] === 'Z' ? null : `${fields[19]} ${boot}`
  } catch {
    return null
  }
}

function beganElsewhere(pid: number): string | null {
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
