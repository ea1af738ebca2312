import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = path.dirname(import.meta.dirname)
const built = path.join(root, 'build', 'web')
const stampFile = path.join(built, '.built')

/** Everything that the built pages are made from. */
const sources = [
  'web/**/*',
  'contract/**/*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Builds the pages unless they are built from these very sources. Answers whether it did; throws when it cannot. */
export function buildPages(): boolean {
  const stamp = stampOf()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  process.stderr.write('Building the pages …\n')
  const program = path.join(root, 'node_modules', '.bin', 'react-router')
  const { status, stdout, stderr } = spawnSync(program, ['build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`the pages cannot be built:\n${stdout}\n${stderr}`)
  compress(path.join(built, 'client', 'assets'))
  writeFileSync(stampFile, stamp)
  return true
}

function stampOf(): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).sort()
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

if (import.meta.main) buildPages()
