import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Who runs PostgreSQL, which refuses to run as root: null when this process is nobody special, else an unprivileged
 * user. `wrap` stands before the command when that user could not even reach the files: setpriv then leaves it the one
 * capability to pass folders that are closed to it.
 */
export type Owner = { uid: number; gid: number; wrap: string[] | null } | null

/** Chooses by what the folders on the way to `paths` allow. */
export async function chooseOwner(paths: string[]): Promise<Owner> {
  if (process.getuid?.() !== 0) return null
  const users = await readFile('/etc/passwd', 'utf8')
  const found = ['postgres', 'nobody']
    .map((name) =>
      users
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':'),
    )
    .find(Boolean)
  if (!found)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user nobody: start as another user',
    )
  const [uid, gid] = [Number(found[2]), Number(found[3])]
  const open = (await Promise.all(paths.map(isOpen))).every(Boolean)
  return { uid, gid, wrap: open ? null : setpriv(uid, gid) }
}

const setpriv = (uid: number, gid: number) => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
  // without this, access(2) would still ask as if the capability were not there
  '--securebits=+no_setuid_fixup',
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
]

/** Whether everybody may pass each folder above this path. */
async function isOpen(file: string): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const mode = await stat(folder).then(
      (found) => found.mode,
      () => 0o001,
    )
    if ((mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

/**
 * Runs a program of PostgreSQL's, as the unprivileged owner when this process is root; in a session of its own, since a
 * signal to the shop's group must not end what starts or stops the server.
 */
export async function runAs(owner: Owner, file: string, args: string[]): Promise<void> {
  const [program, ...all] = owner?.wrap ? [...owner.wrap, file, ...args] : [file, ...args]
  const ids = owner && !owner.wrap ? { uid: owner.uid, gid: owner.gid } : {}
  const child = spawn(program!, all, {
    ...ids,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
    })
  // not 'close': a server may keep open what it was given
  const [code, signal] = await once(child, 'exit')
  child.stdout.destroy()
  child.stderr.destroy()
  if (code !== 0) throw new Error(`${path.basename(file)} ended with ${code ?? signal}: ${said}`)
}
