import type { Bom } from '../../../bom/bom.ts'
import type { Layout } from '../../../bom/columns/guess.ts'

type Props = {
  layout: Layout
  rows: Bom['rows']
  onChange: (layout: Partial<Layout>) => void
}

/** Which header, which decimal mark. */
export function ReadingChoices({ layout, rows, onChange }: Props) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
      <label className="flex flex-wrap items-center gap-2">
        Header in row
        <select
          className="input min-h-9 w-auto max-w-full py-1"
          value={layout.header ?? 'none'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ header: value === 'none' ? null : Number(value) })
          }
        >
          <option value="none">none</option>
          {[...rows.slice(0, Math.max(30, (layout.header ?? 0) + 1)).keys()].map((row) => (
            <option key={row} value={row}>
              {row + 1}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-wrap items-center gap-2">
        Decimal mark
        <select
          className="input min-h-9 w-auto max-w-full py-1"
          value={layout.decimal ?? 'any'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ decimal: value === 'any' ? null : (value as ',' | '.') })
          }
        >
          <option value="any">as it seems</option>
          <option value=",">comma: 1.000,5</option>
          <option value=".">point: 1,000.5</option>
        </select>
      </label>
    </div>
  )
}
