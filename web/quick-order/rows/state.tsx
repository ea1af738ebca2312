import type { Bill } from '../../../bom/bill.ts'
import {
  type Change,
  leaveOut,
  mendRow,
  orderPieces,
  putBack,
  takeKept,
} from '../../../bom/mend-bill.ts'
import type { Mend, OrderLine } from '../../../bom/order-line.ts'
import type { SettledRow } from '../../../bom/settle-bill.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { Badge, type BadgeLook } from '../../ui/badge.tsx'
import { figure, money } from '../../ui/words/amounts.tsx'

type Props = {
  bill: Bill
  row: SettledRow
  onChange: (change: Change) => void
  onChoose: () => void
}

/** What becomes of a row and why, with what mends it. */
export function RowState({ bill, row, onChange, onChoose }: Props) {
  const { fate, read, at, line } = row
  const [look, word, reason] = wordsFor(row)
  const isOther = fate.state === 'listed' && fate.why === 'other'
  const doubt = read.kind === 'wanted' && fate.state === 'ordered' ? read.doubt : null
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
        <Badge look={look}>{word}</Badge>
        {reason && <span className="text-soft">{reason}</span>}
        {!isOther && <Acts {...{ bill, row, onChange, onChoose }} />}
      </div>
      <KeptPieces {...{ bill, row, onChange }} />
      {doubt && <p className="text-xs text-warn">{doubt}</p>}
      {line?.advice && fate.state === 'ordered' && (
        <p className="text-xs text-soft">
          {adviceWords(line)}{' '}
          <Act
            label={`Take ${figure(line.advice.quantity)}`}
            of={at}
            onClick={() => onChange(orderPieces(bill, row, line.advice!.quantity))}
          />
        </p>
      )}
    </div>
  )
}

/** Pieces that were typed before something else changed, and what they would be now. */
function KeptPieces({ bill, row, onChange }: Omit<Props, 'onChoose'>) {
  const { kept, at } = row
  const isGone = row.fate.state === 'listed' && row.fate.why === 'gone'
  if (!kept || isGone) return null
  return (
    <p className="text-xs text-warn">
      {kept.words}{' '}
      <Act
        label={`Take ${figure(kept.take)}`}
        of={at}
        onClick={() => onChange(takeKept(bill, row, kept))}
      />
    </p>
  )
}

/** What can be done about a row, the likeliest first. */
function Acts({ bill, row, onChange, onChoose }: Props) {
  const { fate, mends, at, part } = row
  const isGone = fate.state === 'listed' && fate.why === 'gone'
  const needsLook = fate.state === 'listed' && fate.why === 'look'
  return (
    <>
      {mends.map((mend) => (
        <Act
          key={mend.kind}
          isNext
          label={mendWords(mend, part)}
          of={at}
          onClick={() => onChange(mendRow(bill, row, mend))}
        />
      ))}
      {!isGone && (needsLook || part) && (
        <Act label={part ? 'Another part' : 'Find the part'} of={at} onClick={onChoose} />
      )}
      {isGone ? (
        <Act label="Put back" of={at} onClick={() => onChange(putBack(bill, row))} />
      ) : (
        <Act label="Leave out" of={at} onClick={() => onChange(leaveOut(bill, row))} />
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

function wordsFor({ fate, read }: SettledRow): [BadgeLook, string, string] {
  if (fate.state === 'ordered') return ['good', 'Ready', '']
  if (fate.state === 'merged') return ['neutral', `With row ${fate.into + 1}`, 'Same part, summed']
  if (fate.why === 'look') return ['warn', 'Needs a look', fate.reason]
  if (fate.why === 'open') return ['calm', 'Looking', '']
  if (fate.why === 'gone') return ['neutral', fate.reason, '']
  return ['neutral', 'No line', read.kind === 'other' ? read.reason : '']
}

/** What is there may be more than one order or one payment takes. */
function mendWords(mend: Mend, part: PartFacts | null): string {
  if (mend.kind === 'choose') return `Choose ${mend.part.sku}`
  const take = figure(mend.take)
  if (mend.kind === 'least') return `Take the minimum (${take})`
  if (mend.kind === 'round') return `Round up to ${take}`
  return mend.take === part?.quantity
    ? `Take what is there (${take})`
    : `Take the maximum (${take})`
}

function adviceWords({ part, advice }: OrderLine): string {
  const { more, changeMinor, unitMinor, kind } = advice!
  const inMoney = (minor: number) => money(toMajor(Math.abs(minor), part.currency), part.currency)
  return kind === 'saves'
    ? `${figure(more)} more cost ${inMoney(changeMinor)} less in total.`
    : `${figure(more)} more and each costs ${inMoney(unitMinor)}.`
}
