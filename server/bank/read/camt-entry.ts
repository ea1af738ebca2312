import { compact } from '../../../contract/bank/iban.ts'
import { allAt, type Element, textAt } from '../../xml/element.ts'
import { plainAmount } from './amount.ts'
import { bookedDay, oneLine, type ReadLine, RowFault } from './read-statement.ts'

/**
 * The lines of an entry: one, or one for each of its transactions, where each says its amount and all come to the entry's.
 * Throws RowFault.
 */
export function linesOfEntry(entry: Element, currency: string): ReadLine[] {
  const status = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts')
  if (status !== '' && status !== 'BOOK')
    throw new RowFault('It is not booked yet: it comes again when it is')
  const bookedOn = bookedDay(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm').slice(0, 10))
  const minor = plainAmount(textAt(entry, 'Amt'), currency)
  if (minor === 0) throw new RowFault('Its amount is 0')
  const amountMinor = minor * signOf(entry)
  const whole = { bookedOn, isReversal: textAt(entry, 'RvslInd') === 'true' }
  const parts = allAt(entry, 'NtryDtls/TxDtls')
  const amounts = parts.map((part) => amountOf(part, entry, currency))
  const isApart =
    parts.length > 1 &&
    amounts.every((amount) => amount !== null && amount !== 0) &&
    amounts.reduce<number>((sum, amount) => sum + amount!, 0) === amountMinor
  if (isApart)
    return parts.map((part, at) => ({
      ...whole,
      ...textsOf(entry, [part], amounts[at]!),
      amountMinor: amounts[at]!,
      isReversal: whole.isReversal || isReturned(part),
    }))
  return [
    {
      ...whole,
      ...textsOf(entry, parts, amountMinor),
      amountMinor,
      isReversal: whole.isReversal || parts.some(isReturned),
    },
  ]
}

const isReturned = (part: Element) => allAt(part, 'RtrInf').length > 0

function signOf(element: Element): 1 | -1 {
  const said = textAt(element, 'CdtDbtInd')
  if (said === 'CRDT') return 1
  if (said === 'DBIT') return -1
  throw new RowFault('It does not say whether money came or went')
}

/** The amount of a transaction in an entry; null where it does not say one of this currency. */
function amountOf(part: Element, entry: Element, currency: string): number | null {
  const [amount] = [...allAt(part, 'Amt'), ...allAt(part, 'AmtDtls/TxAmt/Amt')]
  if (amount?.attributes.get('Ccy')?.toLowerCase() !== currency) return null
  const sign = textAt(part, 'CdtDbtInd') ? signOf(part) : signOf(entry)
  return plainAmount(amount.text, currency) * sign
}

/** Who stands on the other side, and what was written. Of an entry of many transactions the first ones say it. */
function textsOf(entry: Element, parts: Element[], amountMinor: number) {
  const [first = { ...entry, children: [] }] = parts
  const [party, account] = amountMinor > 0 ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct']
  const written = parts
    .slice(0, 5)
    .flatMap((part) => [
      ...allAt(part, 'RmtInf/Ustrd'),
      ...allAt(part, 'RmtInf/Strd/CdtrRefInf/Ref'),
      ...allAt(part, 'RmtInf/Strd/RfrdDocInf/Nb'),
      ...allAt(part, 'RmtInf/Strd/AddtlRmtInf'),
    ])
  const texts = written.map(({ text }) => text.trim())
  const endToEnd = textAt(first, 'Refs/EndToEndId')
  return {
    bankRef: oneLine(
      (parts.length === 1 && textAt(entry, 'AcctSvcrRef')) ||
        textAt(first, 'Refs/AcctSvcrRef', 'Refs/TxId') ||
        textAt(entry, 'AcctSvcrRef', 'NtryRef'),
      140,
    ),
    endToEnd: endToEnd === 'NOTPROVIDED' ? '' : oneLine(endToEnd, 140),
    remittance: oneLine(texts.join(' ') || textAt(entry, 'AddtlNtryInf'), 1_000),
    name: oneLine(textAt(first, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`), 140),
    iban: compact(textAt(first, `RltdPties/${account}/Id/IBAN`)).slice(0, 34),
  }
}
