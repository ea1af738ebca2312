import { dayOrders, type StatementRole, statementRoles } from '../../../contract/bank/bank-words.ts'
import { ibanInGroups } from '../../../contract/bank/iban.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { dayWords, roleWords, type TypedColumns } from './columns-words.ts'

type Props = {
  header: readonly string[]
  /** The first rows below it, to choose by. */
  rows: readonly (readonly string[])[]
  typed: TypedColumns
  onRole: (at: number, role: StatementRole) => void
  onType: (some: Partial<TypedColumns>) => void
  errorOf: (field: string) => string | undefined
  iban: string | null
  currency: string
}

/** Which column of a CSV holds what, and how its days and amounts are written. */
export function ColumnsFields(props: Props) {
  const { header, rows, typed, onRole, onType, errorOf, iban, currency } = props
  const { columns, days, decimal, marks } = typed
  const has = (role: StatementRole) => columns.includes(role)
  const markAt = columns.indexOf('mark')
  const said = markAt < 0 ? [] : samples(rows, markAt, 6)
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">What its columns hold</legend>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {header.map((name, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={at}
              label={name || `Column ${at + 1}`}
              hint={
                <span className="line-clamp-1 wrap-anywhere">
                  {samples(rows, at, 3).join(' · ') || 'Empty'}
                </span>
              }
              value={columns[at] ?? 'none'}
              onChange={({ target }) => onRole(at, target.value as StatementRole)}
            >
              {statementRoles.map((role) => (
                <option key={role} value={role}>
                  {roleWords[role]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        {errorOf('columns') && <p className="mt-2 text-sm text-danger">{errorOf('columns')}</p>}
      </fieldset>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          label="Days are written"
          value={days}
          error={errorOf('days')}
          onChange={({ target }) => onType({ days: target.value as TypedColumns['days'] })}
        >
          <option value="">Choose</option>
          {dayOrders.map((order) => (
            <option key={order} value={order}>
              {dayWords[order]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Amounts are written"
          value={decimal}
          error={errorOf('decimal')}
          onChange={({ target }) => onType({ decimal: target.value as TypedColumns['decimal'] })}
        >
          <option value="">Choose</option>
          <option value=".">1,234.50</option>
          <option value=",">1.234,50</option>
        </SelectField>
        {has('mark') &&
          (['in', 'out'] as const).map((way) => (
            <TextField
              key={way}
              label={way === 'in' ? 'Came in is marked' : 'Went out is marked'}
              hint={said.length > 0 ? `In its rows: ${said.join(', ')}` : undefined}
              value={marks[way]}
              error={errorOf(`marks.${way}`) ?? errorOf('marks')}
              maxLength={20}
              onChange={({ target }) => onType({ marks: { ...marks, [way]: target.value } })}
            />
          ))}
        {!has('account') && (
          <TextField
            label="Account of the file"
            hint={iban ? `Left empty: ${ibanInGroups(iban)}` : undefined}
            optional
            value={typed.account ?? ''}
            error={errorOf('account')}
            onChange={({ target }) => onType({ account: target.value })}
          />
        )}
        {!has('currency') && (
          <TextField
            label="Currency of the file"
            hint={`Left empty: ${currency.toUpperCase()}`}
            optional
            maxLength={3}
            value={typed.currency ?? ''}
            error={errorOf('currency')}
            onChange={({ target }) => onType({ currency: target.value })}
          />
        )}
      </div>
    </>
  )
}

/** Different cells of a column. */
const samples = (rows: Props['rows'], at: number, most: number) =>
  [...new Set(rows.map((row) => row[at]?.trim() ?? ''))]
    .filter((cell) => cell !== '')
    .slice(0, most)
