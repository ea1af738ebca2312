import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderCreditNote } from '../server/orders/documents/credit-note.ts'
import { writeCii } from '../server/orders/documents/einvoice/cii.ts'
import { failedRules } from '../server/orders/documents/einvoice/rules/find-failed.ts'
import { asWritten, type Written } from '../server/orders/documents/einvoice/samples/as-written.ts'
import { samples } from '../server/orders/documents/einvoice/samples.ts'
import { writeUbl } from '../server/orders/documents/einvoice/ubl.ts'
import { renderInvoice } from '../server/orders/documents/invoice.ts'

/**
 * `npm run einvoices -- FOLDER`: writes 42 samples in each form, for whoever has the official rules. Each goes the way of the
 * shop's own invoices: facts that are written down, then paper with its data within, and data.
 */
const folder = process.argv[2]
if (!folder) {
  process.stderr.write('Say where to write to: npm run einvoices -- FOLDER\n')
  process.exit(1)
}
await mkdir(folder, { recursive: true })

const nobody = { seller: { name: '', address: '', taxId: '' }, timeZone: 'UTC' }

/** What is written of an invoice or a credit note, by how its file ends. */
async function filesOf(written: Written): Promise<Record<string, string | Uint8Array>> {
  const cii = writeCii(written.said)
  const data = new TextEncoder().encode(cii)
  const pdf =
    written.kind === 'invoice'
      ? await renderInvoice(written.row, nobody, data)
      : await renderCreditNote(written.row, nobody, data)
  return { pdf, 'cii.xml': cii, 'ubl.xml': writeUbl(written.said) }
}

let failures = 0
for (const [at, { name, invoice }] of samples.entries())
  for (const [ending, content] of Object.entries(await filesOf(asWritten(invoice, at + 1)))) {
    const file = `${String(at + 1).padStart(2, '0')}-${name}.${ending}`
    await writeFile(path.join(folder, file), content)
    if (typeof content !== 'string') continue
    for (const { id, says } of failedRules(content)) {
      failures += 1
      process.stderr.write(`${file}: ${id} asks that ${says}\n`)
    }
  }
const found = failures === 0 ? 'our rules find nothing' : `our rules find ${failures} failures`
process.stdout.write(`${samples.length} invoices in ${folder}, as PDF, CII and UBL: ${found}\n`)
if (failures > 0) process.exitCode = 1
