import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const oldest = { 24: '24.18.1', 26: '26.5.1' }
/** The package of Node for this machine, as package.json names it. */
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
  const nodes = { optionalDependencies: { [nodePackage]: '1.0.0' } }
  const runtime = { released: '2026-01-01', oldest }
  writeFileSync(at('package.json'), JSON.stringify({ ...of, ...needs, ...devNeeds, runtime }))
  for (const name of ['shelf', 'saw']) pack(folder, name)
  const locked = (name: string) => ({ version: '1.0.0', resolved: `file:${name}.tgz` })
  const packages = {
    '': { ...of, ...needs, ...devNeeds },
    'node_modules/saw': { ...locked('saw'), dev: true },
    'node_modules/shelf': locked('shelf'),
  }
  writeFileSync(at('package-lock.json'), JSON.stringify({ ...of, lockfileVersion: 3, packages }))
  writeFileSync(at('program.mjs'), program)
  const nameNodes = () =>
    writeFileSync(
      at('package.json'),
      JSON.stringify({ ...of, ...needs, ...devNeeds, ...nodes, runtime }),
    )
  return {
    folder,
    at,
    /** Puts a Node on the path that says it is of this version. */
    systemNode: (version: string) => fakeNode(at('system'), 'the system’s', version),
    installedNode: (version: string) => {
      nameNodes()
      fakeNode(at('node_modules', nodePackage, 'bin'), 'npm’s', version)
    },
    launch: (words: string[], environment: Record<string, string> = {}) =>
      launch(folder, words, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const program = `import { readdirSync } from 'node:fs'
const packages = readdirSync(new URL('node_modules/', import.meta.url)).filter((name) => !/^[.]|^node-/.test(name))
process.stdout.write(JSON.stringify({ packages, node: process.env.WHOSE_NODE ?? null }))
`

function pack(folder: string, name: string) {
  mkdirSync(path.join(folder, 'package'))
  const text = JSON.stringify({ name, version: '1.0.0' })
  writeFileSync(path.join(folder, 'package', 'package.json'), text)
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

async function launch(folder: string, words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['launch.mjs', ...words], {
    cwd: folder,
    env: {
      PATH: `${path.join(folder, 'system')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: folder,
      npm_config_offline: 'true',
      npm_config_cache: path.join(folder, 'cache'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}
