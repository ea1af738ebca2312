import { expect, test } from 'vitest'
import { inPercent } from '../../../contract/words/shares.ts'
import { calendarDay } from '../../words/in-words.ts'
import { drawnOn } from './drawn-on.fixture.ts'
import { writeCii } from './einvoice/cii.ts'
import { faultsOf } from './einvoice/faults.ts'
import { failedRules } from './einvoice/rules/find-failed.ts'
import { asWritten } from './einvoice/samples/as-written.ts'
import { samples } from './einvoice/samples.ts'
import { writeUbl } from './einvoice/ubl.ts'
import { electronicInvoice } from './electronic.ts'
import { renderInvoice } from './invoice.ts'
import { money } from './words.ts'

const sample = samples.find(({ name }) => name === 'on-account-eur')!.invoice
const discount = { basisPoints: 225, days: 14, until: '2026-12-11', minor: 225 }
const due = `Due on ${calendarDay('2026-12-27')}`
const left = money(sample.totals.grossMinor - discount.minor, 'eur')
const words = `Paid by ${calendarDay('2026-12-11')}, ${inPercent(2.25)} is taken off: ${left} is due then.`

test.each([
  ['DE', `#SKONTO#TAGE=14#PROZENT=2.25#\n${due}`],
  ['AT', `${words} Its tax is lowered in proportion.\n${due}`],
])(
  'an early-payment discount of a seller in %s is printed, and stands in the terms of its data',
  async (country, terms) => {
    const seller = { ...sample.seller, address: { ...sample.seller.address, country } }
    const written = asWritten({ ...sample, seller, dueOn: '2026-12-27' }, 7)
    if (written.kind !== 'invoice') throw new Error('it is an invoice')
    const row = { ...written.row, facts: { ...written.row.facts, discount } }
    const taxes = new Map(sample.lines.map(({ tax }, at) => [at + 1, tax]))
    const said = electronicInvoice(row, taxes)
    expect(said.terms).toBe(terms)
    for (const [format, write] of [
      ['cii', writeCii],
      ['ubl', writeUbl],
    ] as const) {
      expect(faultsOf(said, format), format).toEqual([])
      expect(failedRules(write(said)), format).toEqual([])
    }
    const writer = { seller: { name: 'Nobody', address: '', taxId: '' } }
    const drawn = drawnOn(Buffer.from(await renderInvoice(row, writer, null)))
    expect(drawn.replaceAll('\n', ' ')).toContain(words)
  },
)
