import { useState } from 'react'

type Line = { sku: string; minimum: number }

export function OrderLines({ first }: { first: Line[] }) {
  const [lines, setLines] = useState(first)
  const remove = (sku: string) =>
    setLines(lines.filter((line) => line.sku !== sku))
  return lines.map((line) => (
    <fieldset key={line.sku}>
      <legend>{line.sku}</legend>
      <input
        aria-label="Quantity"
        type="number"
        defaultValue={line.minimum}
      />
      <button type="button" onClick={() => remove(line.sku)}>
        Remove
      </button>
    </fieldset>
  ))
}
