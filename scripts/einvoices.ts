import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeCii } from '../server/orders/documents/einvoice/cii.ts'
import { failedRules } from '../server/orders/documents/einvoice/rules/find-failed.ts'
import { samples } from '../server/orders/documents/einvoice/samples.ts'
import { writeUbl } from '../server/orders/documents/einvoice/ubl.ts'

/** `npm run einvoices -- FOLDER`: writes every sample in both syntaxes, for whoever has the official rules. */
const folder = process.argv[2]
if (!folder) {
  process.stderr.write('Say where to write to: npm run einvoices -- FOLDER\n')
  process.exit(1)
}
await mkdir(folder, { recursive: true })

let failures = 0
for (const [at, { name, invoice }] of samples.entries()) {
  const base = path.join(folder, `${String(at + 1).padStart(2, '0')}-${name}`)
  const written = { cii: writeCii(invoice), ubl: writeUbl(invoice) }
  for (const [syntax, xml] of Object.entries(written)) {
    await writeFile(`${base}.${syntax}.xml`, xml)
    for (const { id, says } of failedRules(xml)) {
      failures += 1
      process.stderr.write(`${base}.${syntax}.xml: ${id} asks that ${says}\n`)
    }
  }
}
const found = failures === 0 ? 'our rules find nothing' : `our rules find ${failures} failures`
process.stdout.write(`${samples.length} invoices in ${folder}, as CII and UBL: ${found}\n`)
if (failures > 0) process.exitCode = 1
