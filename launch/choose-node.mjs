import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

const name = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * The Node that everything runs under: the system's when it is new enough, which its packages keep up to date, else the
 * one of `runtime/`. Answers `{ node }`, the path of the binary, or `{ refusal }`.
 */
export function chooseNode(root) {
  const { oldest } = ourRuntime(root)
  const system = systemNode(root)
  const found = system && versionOf(system)
  if (isNewEnough(found, oldest)) return { node: system }
  const installed = installedNode(root)
  if (isNewEnough(installed && versionOf(installed), oldest)) return { node: installed }
  const wanted = Object.values(oldest).join(' or ')
  const has = found ? `this machine has ${found}` : 'this machine has none'
  return { refusal: `Node ${wanted} or newer is needed, and ${has}: install it, and start again.` }
}

/** Whether the system has a Node that is new enough: then that of `runtime/` is not installed. */
export function isSystemNewEnough(root) {
  const system = systemNode(root)
  return isNewEnough(system && versionOf(system), ourRuntime(root).oldest)
}

const ourRuntime = (root) =>
  JSON.parse(readFileSync(path.join(root, 'runtime', 'package.json'), 'utf8'))

/**
 * Whether Node's version is in a line that `oldest` names, at its patch or later, or in a later line. One that is not
 * released (v27.0.0-nightly…) never is.
 */
export function isNewEnough(version, oldest) {
  const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(version ?? '') ?? []
  if (!major) return false
  const least = oldest[major]
  if (!least) return Number(major) > Math.max(...Object.keys(oldest).map(Number))
  const [, leastMinor, leastPatch] = least.split('.').map(Number)
  return Number(minor) > leastMinor || (Number(minor) === leastMinor && Number(patch) >= leastPatch)
}

/** The first node on the path that is no package's. */
function systemNode(root) {
  const ours = ['node_modules', 'runtime'].map((name) => path.join(realpathSync(root), name))
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const all = folders.filter(path.isAbsolute).map((folder) => path.join(folder, name))
  return [...all, process.execPath].find(
    (file) =>
      existsSync(file) && !ours.some((one) => realpathSync(file).startsWith(one + path.sep)),
  )
}

const installedNode = (root) =>
  Object.keys(ourRuntime(root).optionalDependencies)
    .map((one) => path.join(root, 'runtime', 'node_modules', one, 'bin', name))
    .find(existsSync)

function versionOf(file) {
  if (realpathSync(file) === realpathSync(process.execPath)) return process.version
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}
