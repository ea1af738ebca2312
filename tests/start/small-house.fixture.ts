import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { waitFor } from '../shop-process.fixture.ts'

const root = path.join(import.meta.dirname, '../..')
const oldest = { 24: '24.18.1', 26: '26.5.1' }
/** The package of Node for this machine, as runtime/package.json names it. */
const nodePackage = `node-${process.platform}-${process.arch}`

export type SmallHouse = ReturnType<typeof buildSmallHouse>

/**
 * A project with two packages of its own, one of them for development, that npm installs without a network, and with our
 * launcher; its program tells the packages that are there and which Node runs it.
 */
export function buildSmallHouse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'partwright-launch-'))
  const at = (...names: string[]) => path.join(folder, ...names)
  cpSync(path.join(root, 'launch.mjs'), at('launch.mjs'))
  cpSync(path.join(root, 'launch'), at('launch'), { recursive: true })
  const of = { name: 'small-house', version: '1.0.0' }
  const needs = { dependencies: { shelf: 'file:shelf.tgz' } }
  const devNeeds = { devDependencies: { saw: 'file:saw.tgz' } }
  writeFileSync(at('package.json'), JSON.stringify({ ...of, ...needs, ...devNeeds }))
  for (const name of ['shelf', 'saw']) pack(folder, name)
  const locked = (name: string) => ({ version: '1.0.0', resolved: `file:${name}.tgz` })
  const packages = {
    '': { ...of, ...needs, ...devNeeds },
    'node_modules/saw': { ...locked('saw'), dev: true },
    'node_modules/shelf': locked('shelf'),
  }
  writeFileSync(at('package-lock.json'), JSON.stringify({ ...of, lockfileVersion: 3, packages }))
  writeFileSync(at('program.mjs'), program)
  layRuntime(at('runtime'))
  return {
    folder,
    at,
    /** Puts a Node on the path that says it is of this version. */
    systemNode: (version: string) => fakeNode(at('system'), 'the system’s', version),
    /** Takes the package of this machine out of `runtime/`: there is none for it. */
    withoutRuntime: () => layRuntime(at('runtime'), 'another-machine'),
    launch: (words: string[], environment: Record<string, string> = {}) =>
      ended(spawnLauncher(folder, words, environment)),
    /** Launches, and kills all that belongs to it in the middle of its first install. */
    breakOff: (words: string[]) => breakOff(folder, words),
    /** Gives a package so many files that installing it takes a while. */
    fill: (name: string, files: number) => pack(folder, name, files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const program = `import { readdirSync } from 'node:fs'
const packages = readdirSync(new URL('node_modules/', import.meta.url)).filter((name) => !/^[.]|^node-/.test(name))
process.stdout.write(JSON.stringify({ packages, node: process.env.WHOSE_NODE ?? null }))
`

/** A Node of its own, in a package that fits one machine. */
function layRuntime(folder: string, platform: string = process.platform) {
  fakeNode(path.join(folder, 'package', 'bin'), 'npm’s', 'v24.21.0')
  pack(folder, nodePackage)
  const of = { name: 'small-runtime', version: '1.0.0' }
  const optionalDependencies = { [nodePackage]: `file:${nodePackage}.tgz` }
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...of, optionalDependencies, released: '2026-01-01', oldest }),
  )
  const node = {
    version: '1.0.0',
    resolved: `file:${nodePackage}.tgz`,
    optional: true,
    os: [platform],
    cpu: [process.arch],
  }
  const packages = { '': { ...of, optionalDependencies }, [`node_modules/${nodePackage}`]: node }
  const lock = JSON.stringify({ ...of, lockfileVersion: 3, packages })
  writeFileSync(path.join(folder, 'package-lock.json'), lock)
}

function pack(folder: string, name: string, files = 0) {
  mkdirSync(path.join(folder, 'package'), { recursive: true })
  for (let at = 0; at < files; at += 1) writeFileSync(path.join(folder, 'package', `${at}.js`), '')
  const about = JSON.stringify({ name, version: '1.0.0' })
  writeFileSync(path.join(folder, 'package', 'package.json'), about)
  execFileSync('tar', ['czf', `${name}.tgz`, 'package'], { cwd: folder })
  rmSync(path.join(folder, 'package'), { recursive: true })
}

function fakeNode(folder: string, whose: string, version: string) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'node')
  writeFileSync(
    file,
    `#!/bin/sh
[ "$1" = --version ] && echo ${version} && exit
WHOSE_NODE='${whose}' exec '${process.execPath}' "$@"
`,
  )
  chmodSync(file, 0o755)
}

async function breakOff(folder: string, words: string[]) {
  const child = spawnLauncher(folder, words, {}, true)
  const end = ended(child)
  await waitFor(() => existsSync(path.join(folder, 'node_modules')), 30_000).finally(() =>
    process.kill(-child.pid!, 'SIGKILL'),
  )
  return await end
}

function spawnLauncher(
  folder: string,
  words: string[],
  environment: Record<string, string>,
  detached = false,
) {
  return spawn(process.execPath, ['launch.mjs', ...words], {
    cwd: folder,
    detached,
    env: {
      PATH: `${path.join(folder, 'system')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: folder,
      npm_config_offline: 'true',
      npm_config_cache: path.join(folder, 'cache'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function ended(child: ReturnType<typeof spawnLauncher>) {
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}
