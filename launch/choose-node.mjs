import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

const name = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * The Node that everything runs under: the system's when it is new enough, which its packages keep up to date, else the
 * one that npm installed. Answers `{ node }`, the path of the binary, or `{ refusal }`.
 */
export function chooseNode(root) {
  const { runtime } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const system = systemNode(root)
  const found = system && versionOf(system)
  if (isNewEnough(found, runtime.oldest)) return { node: system }
  const installed = installedNode(root)
  if (isNewEnough(installed && versionOf(installed), runtime.oldest)) return { node: installed }
  const wanted = Object.values(runtime.oldest).join(' or ')
  const has = found ? `this machine has ${found}` : 'this machine has none'
  return { refusal: `Node ${wanted} or newer is needed, and ${has}: install it, and start again.` }
}

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
  const ours = path.join(realpathSync(root), 'node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const all = folders.filter(path.isAbsolute).map((folder) => path.join(folder, name))
  return [...all, process.execPath].find(
    (file) => existsSync(file) && !realpathSync(file).startsWith(ours + path.sep),
  )
}

/** What npm put among the programs of packages; on Windows that is a script, beside which the binary is looked for. */
function installedNode(root) {
  const { optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  return Object.keys(optionalDependencies)
    .filter((one) => one.startsWith('node-'))
    .map((one) => path.join(root, 'node_modules', one, 'bin', name))
    .find(existsSync)
}

function versionOf(file) {
  if (realpathSync(file) === realpathSync(process.execPath)) return process.version
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}
