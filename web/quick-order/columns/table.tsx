import type { Bom } from '../../../bom/bom.ts'
import { type Role, roleNames, roles } from '../../../bom/columns/roles.ts'
import { classNames } from '../../ui/class-names.ts'

/** How many of a column's values are shown. */
const examples = 3

/** Every column with what it is taken for and what stands in it. */
export function ColumnTable({ bom, onRoles }: { bom: Bom; onRoles: (roles: Role[]) => void }) {
  const { layout, rows } = bom
  const body = rows.slice(layout.header === null ? 0 : layout.header + 1)
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1" aria-label="Columns">
      {layout.roles.map((role, at) => {
        const name = layout.header === null ? '' : (rows[layout.header]?.[at]?.trim() ?? '')
        const title = name || `Column ${at + 1}`
        const values = valuesOf(body, at)
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            key={at}
            className={classNames(
              'w-44 shrink-0 rounded-md border p-2 text-sm',
              role === 'none' ? 'bg-sunken' : 'bg-surface',
            )}
          >
            <p className="truncate text-xs text-soft">{title}</p>
            <select
              aria-label={`${title} is`}
              className="input mt-1 min-h-8 py-1 text-sm font-medium"
              value={role}
              onChange={(event) => {
                const next = event.currentTarget.value as Role
                onRoles(layout.roles.map((one, place) => (place === at ? next : one)))
              }}
            >
              {roles.map((one) => (
                <option key={one} value={one}>
                  {roleNames[one]}
                </option>
              ))}
            </select>
            <ul className="mt-2 space-y-0.5 font-mono text-xs text-soft">
              {values.map((value) => (
                <li key={value} className="truncate">
                  {value}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </fieldset>
  )
}

function valuesOf(body: Bom['rows'], at: number): string[] {
  const values = new Set<string>()
  for (const row of body) {
    const value = row[at]?.trim()
    if (value) values.add(value.slice(0, 80))
    if (values.size === examples) break
  }
  return [...values]
}
