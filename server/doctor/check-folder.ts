import { randomUUID } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixed } from '../../contract/words/shares.ts'
import { type Finding, fault, ok, skipped } from './finding.ts'

/** Below this a day of orders, mails and pictures may not fit, and PostgreSQL stops when its log does not. */
const leastFree = 512 * 1024 * 1024

export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const name = 'data folder'
  const probe = path.join(dataDir, `doctor-${randomUUID()}`)
  await writeFile(probe, 'x', { mode: 0o600, flush: true })
  await rm(probe)
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${fixed((bavail * bsize) / 1e9, 1)} GB free`
  const secrets = await checkSecrets(path.join(dataDir, 'secrets.json'))
  if (bavail * bsize < leastFree)
    return [
      fault(name, `${dataDir}: ${free}`, 'Make room, or move DATA_DIR to a larger disk.'),
      secrets,
    ]
  return [ok(name, `${dataDir} can be written, ${free}`), secrets]
}

async function checkSecrets(file: string): Promise<Finding> {
  if (process.platform === 'win32') return skipped('secrets', 'Windows has no such file modes')
  const { mode } = await stat(file)
  const octal = (mode & 0o777).toString(8).padStart(4, '0')
  return (mode & 0o077) === 0
    ? ok('secrets', `secrets.json has mode ${octal}`)
    : fault('secrets', `others may read secrets.json (${octal})`, `Close it: chmod 600 ${file}`)
}
