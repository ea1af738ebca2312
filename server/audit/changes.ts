import { auditValueUpTo } from '../../contract/audit/audit.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { figure } from '../../contract/words/numbers.ts'
import type { AuditDetail, AuditValue } from '../database/audit.ts'

export type FieldChange = { field: string; before: string | null; after: string | null }
export type Fact = { field: string; value: string }

/** What was changed, field by field, and what else was written down. Amounts are told in units of the currency. */
export function changesOf({ before, after, ...rest }: AuditDetail, currency: string) {
  const [was, is] = [fieldsOf(before, currency), fieldsOf(after, currency)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  const changes: FieldChange[] = fields
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((one) => one.before !== one.after)
    .map((one) => ({ ...one, before: cut(one.before), after: cut(one.after) }))
  const facts: Fact[] = [...fieldsOf(rest, currency)].map(([field, value]) => ({
    field,
    value: cut(value) ?? '',
  }))
  return { changes, facts }
}

/** One side as texts; what stands a level deeper, as specifications do, is told by its own name. */
function fieldsOf(side: AuditValue, currency: string): Map<string, string> {
  const fields = new Map<string, string>()
  if (!isObject(side)) return fields
  for (const [name, value] of Object.entries(side)) {
    if (isObject(value))
      for (const [inner, one] of Object.entries(value)) put(`${name}.${inner}`, one)
    else put(name, value)
  }
  return fields

  function put(name: string, value: AuditValue) {
    if (value === undefined || value === null || value === '') return
    const amount = /^(price|amount|orderCeiling|dayCeiling)Minor$/.exec(name)?.[1]
    if (amount && typeof value === 'number') fields.set(amount, String(toMajor(value, currency)))
    else if (name === 'breaks') fields.set('priceBreaks', breaksInWords(value, currency))
    else fields.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}

/** Price breaks as "from 50: 99, from 100: 95". */
function breaksInWords(value: AuditValue, currency: string): string {
  if (!Array.isArray(value)) return String(value)
  return value
    .filter(isObject)
    .map(
      ({ from, priceMinor }) =>
        `from ${figure(Number(from))}: ${figure(toMajor(Number(priceMinor), currency))}`,
    )
    .join(', ')
}

const isObject = (value: AuditValue): value is AuditDetail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cut = (text: string | null) =>
  text !== null && text.length > auditValueUpTo
    ? `${text.slice(0, auditValueUpTo - 1).toWellFormed()}…`
    : text
