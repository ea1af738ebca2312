import type { Bom } from '../../../bom/bom.ts'
import {
  type Change,
  fixRow,
  leaveOut,
  orderPieces,
  putBack,
  takeKept,
} from '../../../bom/fix-bom.ts'
import type { Fix, OrderLine } from '../../../bom/order-line.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { type PriceWords, usePriceWords } from '../../trade/pricing/price.tsx'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { figure } from '../../ui/words/amounts.tsx'

type Props = {
  bom: Bom
  row: ResolvedRow
  onChange: (change: Change) => void
  onChoose: () => void
}

/** What becomes of a row and why, with what fixes it. */
export function RowState({ bom, row, onChange, onChoose }: Props) {
  const { outcome, at, line } = row
  const [variant, word, reason] = wordsFor(row)
  const isOther = outcome.state === 'listed' && outcome.why === 'other'
  const inWords = usePriceWords()
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
        <Badge variant={variant}>{word}</Badge>
        {reason && <span className="text-soft">{reason}</span>}
        {!isOther && <Acts bom={bom} row={row} onChange={onChange} onChoose={onChoose} />}
      </div>
      <KeptPieces bom={bom} row={row} onChange={onChange} />
      {line?.advice && outcome.state === 'ordered' && (
        <p className="text-xs text-soft">
          {adviceWords(line, inWords)}{' '}
          <Act
            label={`Take ${figure(line.advice.quantity)}`}
            of={at}
            onClick={() => onChange(orderPieces(bom, row, line.advice!.quantity))}
          />
        </p>
      )}
    </div>
  )
}

/** Pieces that were typed before something else changed, and what they would be now. */
function KeptPieces({ bom, row, onChange }: Omit<Props, 'onChoose'>) {
  const { kept, at } = row
  const isGone = row.outcome.state === 'listed' && row.outcome.why === 'gone'
  if (!kept || isGone) return null
  return (
    <p className="text-xs text-warn">
      {kept.words}{' '}
      <Act
        label={`Take ${figure(kept.take)}`}
        of={at}
        onClick={() => onChange(takeKept(bom, row, kept))}
      />
    </p>
  )
}

/** What can be done about a row, the likeliest first. */
function Acts({ bom, row, onChange, onChoose }: Props) {
  const { outcome, fixes, at, part } = row
  const isGone = outcome.state === 'listed' && outcome.why === 'gone'
  const needsLook = outcome.state === 'listed' && outcome.why === 'look'
  return (
    <>
      {fixes.map((fix) => (
        <Act
          key={fix.kind}
          isNext
          label={fixWords(fix, part)}
          of={at}
          onClick={() => onChange(fixRow(bom, row, fix))}
        />
      ))}
      {!isGone && (needsLook || part) && (
        <Act label={part ? 'Another part' : 'Find the part'} of={at} onClick={onChoose} />
      )}
      {isGone ? (
        <Act label="Put back" of={at} onClick={() => onChange(putBack(bom, row))} />
      ) : (
        <Act label="Leave out" of={at} onClick={() => onChange(leaveOut(bom, row))} />
      )}
    </>
  )
}

type ActProps = { label: string; of: number; isNext?: boolean; onClick: () => void }

/** A small button of a row; its name says of which. */
const Act = ({ label, of, isNext, onClick }: ActProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`link min-h-6 ${isNext ? 'font-semibold' : 'text-soft'}`}
  >
    {label}
    <span className="sr-only"> row {of + 1}</span>
  </button>
)

function wordsFor({ outcome, read }: ResolvedRow): [BadgeVariant, string, string] {
  if (outcome.state === 'ordered') return ['good', 'Ready', '']
  if (outcome.state === 'merged')
    return ['neutral', `With row ${outcome.into + 1}`, 'Same part, summed']
  if (outcome.why === 'look') return ['warn', 'Needs a look', outcome.reason]
  if (outcome.why === 'open') return ['calm', 'Looking', '']
  if (outcome.why === 'gone') return ['neutral', outcome.reason, '']
  return ['neutral', 'No line', read.kind === 'other' ? read.reason : '']
}

/** What is there may be more than one order or one payment takes. */
function fixWords(fix: Fix, part: PartFacts | null): string {
  if (fix.kind === 'choose') return `Choose ${fix.part.mpn}`
  const take = figure(fix.take)
  if (fix.kind === 'least') return `Take the minimum (${take})`
  if (fix.kind === 'take') return `Take ${take}`
  if (fix.kind === 'round') return `Round up to ${take}`
  return fix.take === part?.quantity ? `Take what is there (${take})` : `Take the maximum (${take})`
}

function adviceWords({ part, advice }: OrderLine, inWords: PriceWords): string {
  const { more, changeMinor, unitMinor, kind } = advice!
  const inMoney = (minor: number) => inWords(part, toMajor(Math.abs(minor), part.currency))
  return kind === 'saves'
    ? `${figure(more)} more cost ${inMoney(changeMinor)} less in total.`
    : `${figure(more)} more and each costs ${inMoney(unitMinor)}.`
}
