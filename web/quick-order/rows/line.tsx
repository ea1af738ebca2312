import { memo, type ReactNode } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Change } from '../../../bom/fix-bom.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { PiecesField } from './pieces-field.tsx'
import { RowState } from './state.tsx'

type Props = {
  bom: Bom
  row: ResolvedRow
  cells: readonly string[]
  onChange: (change: Change) => void
  onChoose: () => void
}

/** A row: what the buyer wrote, which part it is, what it costs, and what becomes of it. */
export const RowLine = memo(function RowLine({ bom, row, cells, onChange, onChoose }: Props) {
  const { at, read, part, line, foundBy, outcome, pieces } = row
  const isOut = outcome.state === 'listed' && (outcome.why === 'gone' || outcome.why === 'other')
  const inMoney = (minor: number) =>
    part && <Price of={part} amount={toMajor(minor, part.currency)} />
  return (
    <tr
      data-row={at + 1}
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b px-3.5 py-2.5 last:border-b-0',
        'lg:table-row lg:p-0 lg:align-top lg:[&>td]:px-3 lg:[&>td]:py-2',
        isOut && 'bg-sunken/60',
      )}
    >
      <td className="figures text-xs text-soft lg:text-sm">{at + 1}</td>
      <td className="min-w-0 flex-1 lg:max-w-72 lg:min-w-40">
        <OwnWords
          read={read}
          cells={cells}
          sheet={cells[bom.layout.roles.indexOf('sheet')] ?? ''}
        />
      </td>
      <td className={classNames('lg:max-w-80 lg:min-w-48', part ? lead : hidden)}>
        {part && (
          <>
            <a href={`/parts/${part._id}`} target="_blank" rel="noreferrer" className="link">
              {part.name}
            </a>
            <span className="block text-xs wrap-anywhere text-soft">
              <span className="font-mono">{part.mpn}</span> · {foundBy}
            </span>
            <LifeBadge part={part} />
          </>
        )}
      </td>
      <Figure name="Pieces" isShown={part !== null || pieces !== null}>
        <PiecesField bom={bom} row={row} onChange={onChange} />
      </Figure>
      <Figure name="Each" isShown={line !== null}>
        {line && inMoney(line.unitMinor)}
      </Figure>
      <Figure name="Line" isShown={outcome.state === 'ordered'}>
        {line && outcome.state === 'ordered' && (
          <span className="font-medium">{inMoney(line.totalMinor)}</span>
        )}
      </Figure>
      <Figure name="In stock" isShown={part !== null}>
        {part && figure(part.quantity)}
      </Figure>
      <td className={`${lead} lg:min-w-52`}>
        <RowState bom={bom} row={row} onChange={onChange} onChoose={onChoose} />
      </td>
    </tr>
  )
})

/** On narrow screens a row is a card: this cell has a line of it. */
const lead = 'basis-full'
const hidden = 'max-lg:hidden'

type FigureProps = { name: string; isShown: boolean; children: ReactNode }

/** A number, named where no header stands above it. */
const Figure = ({ name, isShown, children }: FigureProps) => (
  <td className={classNames('figures lg:text-end', !isShown && hidden)}>
    <span className="me-1 text-xs text-soft lg:hidden">{name}</span>
    {children}
  </td>
)

type OwnWordsProps = Pick<ResolvedRow, 'read'> & { cells: readonly string[]; sheet: string }

/** What the row says, the number first; of one that names no part, all that stands in it. */
function OwnWords({ read, cells, sheet }: OwnWordsProps) {
  if (read.kind === 'other')
    return (
      <span className="line-clamp-2 text-soft wrap-anywhere">
        {cells.filter((cell) => cell.trim() !== '').join(' · ') || '–'}
      </span>
    )
  const { number, own, description, manufacturer, note } = read
  const more = [own !== number ? own : '', manufacturer, description !== number ? description : '']
  return (
    <>
      <span className="block font-mono wrap-anywhere">{number || '–'}</span>
      <span className="line-clamp-2 text-xs text-soft wrap-anywhere">
        {[sheet, ...more, note].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
