// The first step of every command of package.json: installs what is missing, chooses the Node, and hands over to it.
// Plain JavaScript for any Node from 20 on, since it runs before anything is installed.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode, isSystemNewEnough } from './launch/choose-node.mjs'
import { installMissing, installRuntime } from './launch/install.mjs'
import { onlyOneAtATime } from './launch/one-at-a-time.mjs'
import { endAs, runChild } from './launch/run-child.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
// the young heap grows to 130 MB while modules are loaded, and stays so; the other: server/process/give-memory-back.ts
const shopFlags = ['--max-semi-space-size=8', '--expose-gc']
const at = process.argv.findIndex((word, place) => place > 1 && !word.startsWith('--'))
const program = process.argv[at]
if (!program) {
  process.stderr.write('usage: node launch.mjs [FLAG OF NODE …] start|PROGRAM [ARGUMENT …]\n')
  process.exit(2)
}
const flags = process.argv.slice(2, at)
const args = process.argv.slice(at + 1)

await onlyOneAtATime(path.join(root, '.preparing'), async () => {
  await installMissing(root)
  if (!isSystemNewEnough(root)) await installRuntime(root)
  if (program === 'start') await build()
})
if (program === 'start') await run([...shopFlags, ...flags], 'build/server/main.js')
else await run(flags, program)

/** Builds the pages and the server when what they are made from has changed. */
async function build() {
  const node = chosen()
  const file = path.join(root, 'scripts', 'build.ts')
  const ended = await runChild(node, ['--disable-warning=ExperimentalWarning', file], {
    cwd: root,
    env: environment(node),
  })
  if (ended.code === 0) return
  if (ended.error) process.stderr.write(`Node does not run: ${ended.error.message}\n`)
  endAs(ended)
}

/** Runs a program of ours in this terminal; its end is ours. */
async function run(flags, file) {
  const node = chosen()
  const words = ['--disable-warning=ExperimentalWarning', ...flags, path.join(root, file), ...args]
  const ended = await runChild(node, words, { cwd: root, env: environment(node) })
  if (ended.error) process.stderr.write(`Node does not run: ${ended.error.message}\n`)
  endAs(ended)
}

function chosen() {
  const { node, refusal } = chooseNode(root)
  if (node) return node
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}

/**
 * Whatever a program starts by the name of node is the same one. Compiled modules are kept between starts: that takes
 * a third of the processor time off loading them.
 */
function environment(node) {
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    // a heap of malloc's own for every thread would keep what each freed
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
  }
}
