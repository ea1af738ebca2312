// The first step of `npm start` and `npm test`: installs what is missing, then hands over to the pinned Node.
// Plain JavaScript for any Node from 20 on, since it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(fileURLToPath(import.meta.url))
const programs = { start: 'build/server/main.js', test: 'scripts/test.ts' }
const node = path.join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)
const program = programs[process.argv[2]]
if (!program) {
  process.stderr.write(`usage: node launch.mjs ${Object.keys(programs).join('|')}\n`)
  process.exit(2)
}

install()
if (process.argv[2] === 'start') build()
run(program, process.argv.slice(3))

/** Installs exactly the lockfile, once for each content of it. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const marker = path.join(root, 'node_modules', '.installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  process.stderr.write('Installing what is missing (once, about half a minute) …\n')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('npm ci failed: see above. Mend it and start again.\n')
    process.exit(1)
  }
  writeFileSync(marker, lock)
}

/** Builds the pages and the server when what they are made from has changed. */
function build() {
  const { status } = spawnSync(node, [path.join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

/**
 * Runs a program of ours under the pinned Node, in this terminal; its end is ours. Compiled modules are kept between
 * starts: that takes a third of the processor time off loading them.
 */
function run(file, args) {
  const child = spawn(
    node,
    [
      '--disable-warning=ExperimentalWarning',
      // the young heap grows to 130 MB while modules are loaded, and stays so
      '--max-semi-space-size=8',
      // server/give-memory-back.ts
      '--expose-gc',
      path.join(root, file),
      ...args,
    ],
    {
      stdio: 'inherit',
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
        // a heap of malloc's own for every thread would keep what each freed
        MALLOC_ARENA_MAX: '2',
        ...process.env,
      },
    },
  )
  // Ctrl-C reaches the whole group: the program stops itself, and we wait for it. A SIGTERM is for us alone.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
