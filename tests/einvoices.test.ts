import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runFile, temporaryFolder } from '../server/commands/command.fixture.ts'
import { asWritten } from '../server/orders/documents/einvoice/samples/as-written.ts'
import { samples } from '../server/orders/documents/einvoice/samples.ts'
import { writeUbl } from '../server/orders/documents/einvoice/ubl.ts'

const command = path.join(import.meta.dirname, '../scripts/einvoices.ts')

test('npm run einvoices writes every sample as paper and in both syntaxes, and asks for a folder', async () => {
  const { folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  const ran = await runFile(command, [folder], {})
  expect(ran.code, ran.err).toBe(0)
  expect(ran.out).toMatch(/^42 invoices in .+, as PDF, CII and UBL: our rules find nothing\n$/)
  const files = await readdir(folder)
  expect(files).toHaveLength(126)
  expect(await readFile(path.join(folder, '01-one-line.ubl.xml'), 'utf8')).toBe(
    writeUbl(asWritten(samples[0]!.invoice, 1).said),
  )
  const none = await runFile(command, [], {})
  expect(none).toMatchObject({ code: 1, out: '' })
  expect(none.err).toBe('Say where to write to: npm run einvoices -- FOLDER\n')
})
