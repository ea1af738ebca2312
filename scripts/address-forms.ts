import { writeFileSync } from 'node:fs'
import { addressFiles } from './address-forms/read-library.ts'

/** `npm run address-forms`: writes what contract/addresses/ knows of countries anew, from the pinned library. */
for (const [name, text] of Object.entries(addressFiles())) {
  writeFileSync(new URL(`../contract/addresses/${name}`, import.meta.url), text)
  process.stdout.write(`contract/addresses/${name}: ${text.split('\n').length} lines\n`)
}
