import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endAs, runChild } from './run-child.mjs'

/** Installs exactly the lockfile of the project when anything of it is missing, and sees that it is there then. */
export const installMissing = (root) =>
  install(root, 'Installing what is missing (once, about half a minute) …')

/** The same for the Node of `runtime/`. A machine for which there is none has that said when a Node is chosen. */
export const installRuntime = (root) =>
  install(
    path.join(root, 'runtime'),
    'Installing a Node, since this machine’s is not new enough (once, 190 MB) …',
  )

async function install(root, words) {
  if (missing(root).length === 0) return
  process.stderr.write(`${words}\n`)
  // what builds the pages is needed whatever NODE_ENV and npm's own settings leave out
  const includes = ['--include=dev', '--include=optional', '--include=peer']
  const flags = ['--ignore-scripts=false', '--loglevel=error', '--no-audit', '--no-fund']
  const ended = await runChild('npm', ['ci', ...includes, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: pathOutside(root) },
  })
  const left = ended.code === 0 ? missing(root) : []
  if (ended.code === 0 && left.length === 0) return
  if (ended.error) process.stderr.write(`npm does not run: ${ended.error.message}\n`)
  else if (ended.code === 0) process.stderr.write(`npm ci left out ${left.join(', ')}.\n`)
  process.stderr.write('npm ci failed: see above. Mend it and start again.\n')
  endAs({ code: ended.code || 1 })
}

/**
 * The packages of the lockfile for this machine that are not there, or not in its version. npm writes its own record of
 * what is installed last of all: an install that was broken off has none.
 */
function missing(root) {
  const { packages: wanted } = readJson(path.join(root, 'package-lock.json'))
  const { packages: installed } = readJson(path.join(root, 'node_modules', '.package-lock.json'))
  return Object.keys(wanted).filter((place) => {
    const { version, integrity } = wanted[place]
    if (place === '' || !isForThisMachine(wanted[place])) return false
    const there = installed[place]
    const isSame = there?.version === version && (!integrity || there.integrity === integrity)
    return !isSame || !existsSync(path.join(root, place, 'package.json'))
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { packages: {} }
  }
}

/** An optional package that names no system is there when what it belongs to is. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  if (!os || !cpu) return false
  const fits = [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  return fits && (!libc || [libc].flat().includes(thisLibc()))
}

function thisLibc() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** The path without packages' programs: npm takes those away while it runs. */
function pathOutside(root) {
  const inside = path.join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.startsWith(inside)).join(path.delimiter)
}
