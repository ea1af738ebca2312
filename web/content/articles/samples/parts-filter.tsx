import { memo, useDeferredValue, useState } from 'react'

export type Row = { mpn: string; name: string; price: number }

export function PartsFilter({ rows }: { rows: Row[] }) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  return (
    <div aria-busy={typed !== wanted}>
      <label>
        Filter by name
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <PartsTable rows={rows} wanted={wanted} />
    </div>
  )
}

type TableProps = { rows: Row[]; wanted: string }

const PartsTable = memo(function PartsTable(props: TableProps) {
  const text = props.wanted.toLowerCase()
  const found = props.rows.filter((row) =>
    row.name.toLowerCase().includes(text),
  )
  return (
    <table>
      <tbody>
        {found.map((row) => (
          <tr key={row.mpn}>
            <td>{row.mpn}</td>
            <td>{row.name}</td>
            <td>{row.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
