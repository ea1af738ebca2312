import { useState } from 'react'

type Line = { mpn: string; minimum: number }

export function OrderLines({ first }: { first: Line[] }) {
  const [lines, setLines] = useState(first)
  const remove = (mpn: string) =>
    setLines(lines.filter((line) => line.mpn !== mpn))
  return lines.map((line) => (
    <fieldset key={line.mpn}>
      <legend>{line.mpn}</legend>
      <input
        aria-label="Quantity"
        type="number"
        defaultValue={line.minimum}
      />
      <button type="button" onClick={() => remove(line.mpn)}>
        Remove
      </button>
    </fieldset>
  ))
}
