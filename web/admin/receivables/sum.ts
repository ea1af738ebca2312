import type { Ageing, Receivable } from '../../../contract/companies/credit.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { ages } from '../../trade/credit/ageing.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import type { ReceivableRow } from './columns.tsx'

/** The rows, and below them what they come to when there are several. */
export function withSum(rows: Receivable[]): ReceivableRow[] {
  const [first] = rows
  return first && rows.length > 1 ? [...rows, sumOf(rows, first.currency)] : rows
}

function sumOf(rows: Receivable[], currency: string): ReceivableRow {
  const sum = (read: (row: Receivable) => number) =>
    toMajor(
      rows.reduce((all, row) => all + toMinor(read(row), currency), 0),
      currency,
    )
  const days = rows.flatMap(({ oldestDueOn }) => oldestDueOn ?? []).sort()
  return {
    isSum: true,
    company: {
      _id: 'sum',
      number: '',
      legalName: `All ${counted(rows.length, 'company', 'companies')}`,
    },
    state: 'open',
    limit: sum(({ limit }) => limit),
    balance: sum(({ balance }) => balance),
    committed: sum(({ committed }) => committed),
    overdue: sum(({ overdue }) => overdue),
    disputed: sum(({ disputed }) => disputed),
    oldestDueOn: days[0] ?? null,
    ageing: Object.fromEntries(ages.map((age) => [age, sum((row) => row.ageing[age])])) as Ageing,
    currency,
  }
}
