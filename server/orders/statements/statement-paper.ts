import type { AccountStatement } from '../../credit/index.ts'
import { calendarDay } from '../../words/in-words.ts'
import { creditNoteNumber, invoiceNumber, orderNumber } from '../../words/numbers.ts'
import {
  type Amount,
  drawFacts,
  drawHead,
  drawNotes,
  drawTotals,
  type Writer,
} from '../documents/blocks.ts'
import { closeSheet, openSheet } from '../documents/sheet.ts'
import { type Column, drawTable, type Row } from '../documents/table.ts'
import { money } from '../documents/words.ts'

const columns: Column[] = [
  { label: 'Day', width: 84 },
  { label: 'Entry' },
  { label: 'Amount', width: 96, align: 'right' },
  { label: 'Balance', width: 96, align: 'right' },
]

/**
 * What a company owed at the beginning of some days, what raised and lowered it, and what it owed at their end, with how long that is
 * overdue then.
 */
export async function renderStatement(
  statement: AccountStatement,
  companyNumber: string,
  { seller, paper, look }: Pick<Writer, 'seller' | 'paper' | 'look'>,
): Promise<Uint8Array> {
  const { company, currency, from, to, openingMinor, closingMinor, entries, ageing } = statement
  const inMoney = (minor: number) => money(minor, currency)
  const title = `Statement of account ${companyNumber}`
  const sheet = await openSheet(title, new Date(`${to}T00:00:00Z`), seller.name, paper)
  drawHead(sheet, seller, 'Statement of account', look)
  drawFacts(sheet, [
    ['Company', company],
    ['Number', companyNumber],
    ['From', from === null ? '' : calendarDay(from)],
    ['To', calendarDay(to)],
    ['Opening balance', inMoney(openingMinor)],
  ])
  await drawTable(
    sheet,
    columns,
    entries.map((entry) => rowOf(entry, inMoney)),
  )
  const open: Amount[] = [
    ['Not due yet', ageing.notDueMinor],
    ['1–30 days overdue', ageing.to30Minor],
    ['31–60 days overdue', ageing.to60Minor],
    ['61–90 days overdue', ageing.to90Minor],
    ['Over 90 days overdue', ageing.over90Minor],
    ['Came, and belongs to no invoice yet', -ageing.unallocatedMinor],
    ['Of it disputed', ageing.disputedMinor],
  ].flatMap(([label, minor]): Amount[] =>
    minor === 0 ? [] : [[String(label), inMoney(Number(minor))]],
  )
  drawTotals(sheet, ['Closing balance', inMoney(closingMinor)], { after: open })
  const payTo = seller.payTo ?? ''
  drawNotes(sheet, [
    ...(entries.length === 0 ? ['Nothing was invoiced or paid in these days.'] : []),
    'Above 0: it is owed. Below 0: more came than was invoiced.',
    ...(closingMinor > 0 && payTo !== ''
      ? [`Please transfer to ${payTo.replaceAll('\n', ', ')}, and name the invoice.`]
      : []),
  ])
  return closeSheet(sheet)
}

type Entry = AccountStatement['entries'][number]

function rowOf(entry: Entry, inMoney: (minor: number) => string): Row {
  const { what, day, dueOn, amountMinor, balanceMinor, invoice, creditNote, order } = entry
  const ofOrder = order === null ? null : orderNumber({ number: order })
  const number =
    creditNote !== null
      ? creditNoteNumber(creditNote)
      : invoice !== null
        ? invoiceNumber(invoice)
        : ''
  return {
    cells: [
      calendarDay(day),
      number === '' ? what : `${what} ${number}`,
      inMoney(amountMinor),
      inMoney(balanceMinor),
    ],
    below: [
      [
        dueOn === null ? '' : `due ${calendarDay(dueOn)}`,
        entry.discountMinor && entry.discountUntil
          ? `${inMoney(entry.discountMinor)} less if it is paid by ${calendarDay(entry.discountUntil)}`
          : '',
        entry.taxMinor === null ? '' : `${inMoney(entry.taxMinor)} of tax within`,
        entry.isDisputed ? 'disputed' : '',
        ofOrder === null ? '' : `order ${ofOrder}`,
      ]
        .filter((text) => text !== '')
        .join(', '),
      // that of a deposit is its order
      [entry.reference === ofOrder ? '' : entry.reference, entry.note]
        .filter((text) => text !== '')
        .join(' · '),
    ],
  }
}
