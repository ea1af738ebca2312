import { expect, test } from 'vitest'
import { renderCreditNote } from './credit-note.ts'
import { drawnOn } from './drawn-on.fixture.ts'
import { writeCii } from './einvoice/cii.ts'
import { faultsOf } from './einvoice/faults.ts'
import { failedRules } from './einvoice/rules/find-failed.ts'
import { asWritten } from './einvoice/samples/as-written.ts'
import { samples } from './einvoice/samples.ts'
import { writeUbl } from './einvoice/ubl.ts'
import { renderInvoice } from './invoice.ts'
import { money } from './words.ts'

const writer = { seller: { name: 'Nobody', address: '', taxId: '' }, timeZone: 'UTC' }

test.each(samples)(
  'business: 7.1 and 7.2 $name as the shop writes it down breaks no rule, and paper and data say the same',
  async ({ invoice }) => {
    const written = asWritten(invoice, 7)
    const { said } = written
    const { totals } = invoice
    expect(said.totals).toMatchObject({ grossMinor: totals.grossMinor, taxMinor: totals.taxMinor })
    const bare = ({ code, percent, baseMinor, taxMinor }: (typeof said.taxes)[number]) => [
      ...[code, percent, baseMinor, taxMinor],
    ]
    expect(said.taxes.map(bare)).toEqual(invoice.taxes.map(bare))
    if (invoice.kind !== 'credit-note') {
      expect(said.lines).toEqual(invoice.lines)
      expect(said.charges).toEqual(invoice.charges)
      expect(said.totals).toEqual(totals)
    }
    const { contact, ...buyer } = said.buyer
    expect(invoice.buyer).toMatchObject(buyer)
    for (const [format, write] of [
      ['cii', writeCii],
      ['ubl', writeUbl],
    ] as const) {
      expect(faultsOf(said, format), format).toEqual([])
      expect(failedRules(write(said)), format).toEqual([])
    }
    const data = new TextEncoder().encode(writeCii(said))
    const draw = () =>
      written.kind === 'invoice'
        ? renderInvoice(written.row, writer, data)
        : renderCreditNote(written.row, writer, data)
    const pdf = Buffer.from(await draw())
    expect(Buffer.from(await draw()).equals(pdf)).toBe(true)
    const text = drawnOn(pdf)
    const currency = said.currency.toLowerCase()
    const amounts = [
      totals.grossMinor,
      ...said.lines.map(({ netMinor }) => netMinor).filter((minor) => minor > 0),
      ...said.taxes.flatMap(({ baseMinor, taxMinor }) => [baseMinor, taxMinor]),
    ]
    for (const minor of new Set(amounts)) expect(text).toContain(money(minor, currency))
  },
)
