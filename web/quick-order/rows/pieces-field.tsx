import { useEffect, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import { type Change, orderPieces } from '../../../bom/fix-bom.ts'
import { limits } from '../../../bom/limits.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import { figure } from '../../ui/words/amounts.tsx'

type Props = { bom: Bom; row: ResolvedRow; onChange: (change: Change) => void }

/** How many are ordered, to be typed over; beside it what the rows ask for, where that is something else. */
export function PiecesField({ bom, row, onChange }: Props) {
  const { at, part, line, pieces, outcome } = row
  const isOpen =
    part && outcome.state !== 'merged' && !(outcome.state === 'listed' && outcome.why === 'gone')
  const order = bom.choices[at]?.order
  const now = line ? (order?.of === line.wanted ? order.take : line.wanted) : pieces
  const [typed, setTyped] = useState(now === null ? '' : String(now))
  useEffect(() => setTyped(now === null ? '' : String(now)), [now])
  if (!isOpen) return pieces === null ? null : <span className="figures">{figure(pieces)}</span>
  const commit = () => {
    const wanted = Number(typed.replace(/[\s,]/g, ''))
    const isGood = Number.isInteger(wanted) && wanted >= 1 && wanted <= limits.pieces
    if (isGood && wanted !== now) onChange(orderPieces(bom, row, wanted))
    else setTyped(now === null ? '' : String(now))
  }
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={`Pieces, row ${at + 1}`}
        className="input figures min-h-8 w-24 px-2 py-1 text-end"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      {line && now !== line.wanted && (
        <span className="figures mt-0.5 text-xs text-soft max-lg:ms-2 lg:block">
          asked: {figure(line.wanted)}
        </span>
      )}
    </>
  )
}
