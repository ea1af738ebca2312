import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeCii } from '../server/orders/documents/einvoice/cii.ts'
import type { EInvoice } from '../server/orders/documents/einvoice/model.ts'
import { failedRules } from '../server/orders/documents/einvoice/rules/find-failed.ts'
import { samples } from '../server/orders/documents/einvoice/samples.ts'
import { writeUbl } from '../server/orders/documents/einvoice/ubl.ts'

/** `npm run einvoices -- FOLDER`: writes every sample in each form, for whoever has the official rules. */
const folder = process.argv[2]
if (!folder) {
  process.stderr.write('Say where to write to: npm run einvoices -- FOLDER\n')
  process.exit(1)
}
await mkdir(folder, { recursive: true })

/** What is written of an invoice, by how its file ends. */
const filesOf = (invoice: EInvoice): Record<string, string> => ({
  'cii.xml': writeCii(invoice),
  'ubl.xml': writeUbl(invoice),
})

let failures = 0
for (const [at, { name, invoice }] of samples.entries())
  for (const [ending, content] of Object.entries(filesOf(invoice))) {
    const file = `${String(at + 1).padStart(2, '0')}-${name}.${ending}`
    await writeFile(path.join(folder, file), content)
    for (const { id, says } of failedRules(content)) {
      failures += 1
      process.stderr.write(`${file}: ${id} asks that ${says}\n`)
    }
  }
const found = failures === 0 ? 'our rules find nothing' : `our rules find ${failures} failures`
process.stdout.write(`${samples.length} invoices in ${folder}, as CII and UBL: ${found}\n`)
if (failures > 0) process.exitCode = 1
