import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { askNpm } from './audit/ask-npm.ts'
import { readRuntime } from './audit/runtime.ts'

const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })).min(1),
})

/** `npm run sbom`: everything that the shop runs with, as CycloneDX JSON, from the lockfile, into build/sbom.json. */
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev']
const text = await askNpm(args)
const read = bom.parse(JSON.parse(text))
const { version } = readRuntime()
const runtime = {
  type: 'platform',
  name: 'Node.js',
  version,
  cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
}
const components = [...read.components, runtime]
const folder = new URL('../build/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('sbom.json', folder), `${JSON.stringify({ ...read, components }, null, 2)}\n`)
process.stdout.write(`build/sbom.json: ${read.components.length} packages, and Node ${version}\n`)
