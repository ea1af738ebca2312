import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { askNpm } from './audit/ask-npm.ts'

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })).min(1),
})

/** `npm run sbom`: everything that the shop runs with, as CycloneDX JSON, from the lockfile, into build/sbom.json. */
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev']
const text = await askNpm(args)
const { components } = bill.parse(JSON.parse(text))
const folder = new URL('../build/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('sbom.json', folder), text)
process.stdout.write(`build/sbom.json: ${components.length} packages\n`)
