import { writeFileSync } from 'node:fs'
import { readRequirements } from './asvs/read-requirements.ts'
import { asvsPage } from './asvs/write-page.ts'

/** `npm run asvs`: writes docs/asvs.md anew. */
const requirements = readRequirements()
writeFileSync(new URL('../docs/asvs.md', import.meta.url), asvsPage(requirements))
process.stdout.write(`docs/asvs.md: ${requirements.length} requirements\n`)
