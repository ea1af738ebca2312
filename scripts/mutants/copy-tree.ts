import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Copies the files that git knows, and the new ones that it would, into a temporary folder as they are now. What is
 * installed is linked, not copied.
 */
export async function copyTree(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-mutants-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 1 << 24 })
  for (const file of stdout.split('\0').filter(Boolean))
    if (await isFile(path.join(root, file)))
      await cp(path.join(root, file), path.join(folder, file), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A file that was deleted and not committed yet is still listed. */
const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
