import { cpSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'

const root = path.dirname(import.meta.dirname)

/**
 * What a shop runs from, besides the packages that are not for development: what was built, and the sources that the built
 * server reads, its commands and its threads run from, and the stand-ins for trying it out.
 */
const parts = [
  'build/{server,web}/**/*',
  '{bom,contract,demo,sandbox,server}/**/*',
  'deploy/health.mjs',
  'runtime/package.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
]
const leftOut = ['**/*.test.*', '**/*.fixture.*', 'demo/draw/**']

/** Lays a folder with all that a shop needs but its packages. What was there goes. */
export function layRelease(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of globSync(parts, { cwd: root, exclude: leftOut })) {
    const from = path.join(root, file)
    if (statSync(from).isFile()) cpSync(from, path.join(folder, file))
  }
}

/** `npm run build`: builds, and lays what runs into build/shop. */
if (import.meta.main)
  try {
    build()
    layRelease(path.join(root, 'build/shop'))
    process.stdout.write(
      'build/shop is a shop: npm ci --omit=dev in it, then node build/server/main.js\n',
    )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
