import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Target = {
  name: string
  /** Where it is built, below the root. */
  folder: string
  /** Patterns of everything that it is made from; tests are left out. */
  sources: string[]
  command: [program: string, ...args: string[]]
  finish?: (folder: string) => void
}

const pages: Target = {
  name: 'pages',
  folder: 'build/web',
  sources: [
    'web/**/*',
    'bom/**/*.ts',
    'contract/**/*.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/cut-fonts.ts',
  ],
  command: ['react-router', 'build'],
  finish: (folder) => compress(path.join(folder, 'client', 'assets')),
}

const server: Target = {
  name: 'server',
  folder: 'build/server',
  sources: ['server', 'bom', 'contract', 'demo']
    .map((folder) => `${folder}/**/*.ts`)
    .concat('vite.server.config.ts'),
  command: ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
}

/** Builds what `npm start` runs, unless it is built from these very sources. Throws when it cannot. */
export function build() {
  const root = path.dirname(import.meta.dirname)
  buildTarget(root, pages)
  buildServer(root)
}

/** As `build` for the server of a folder that has what it is made from. */
export function buildServer(root: string) {
  buildTarget(root, server)
}

function buildTarget(root: string, { name, folder, sources, command, finish }: Target) {
  const built = path.join(root, folder)
  const stampFile = path.join(built, '.built')
  const stamp = stampOf(root, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stderr.write(`Building the ${name} …\n`)
  const [program, ...args] = command
  const { status, signal, error, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules', '.bin', program),
    args,
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) {
    const why = error?.message ?? (signal ? `${program} was ended by ${signal}` : '')
    throw new Error(
      [`the ${name} cannot be built:`, why, stdout, stderr].filter(Boolean).join('\n'),
    )
  }
  finish?.(built)
  writeFileSync(stampFile, stamp)
}

function stampOf(root: string, sources: string[]): string {
  const hash = createHash('sha256').update(process.version)
  const patterns = [...sources, 'package-lock.json', 'scripts/build.ts']
  const files = globSync(patterns, { cwd: root, exclude: ['**/*.test.*'] }).sort()
  for (const file of files) {
    if (!path.extname(file)) continue
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Beside each file that compresses its brotli and gzip, as small as they get. */
function compress(folder: string) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const bytes = readFileSync(path.join(folder, name))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main)
  try {
    build()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
