import { CircuitBoard, Cpu, Gpu, HardDrive, MemoryStick, X } from 'lucide-react'
import { Link } from 'react-router'
import { maxPerMachine } from '../../contract/builds/limits.ts'
import { useCategoryName } from '../app/categories.ts'
import { FindingNote } from '../trade/builds/finding-note.tsx'
import { builderAddress, type WantedBuild } from '../trade/builds/link.ts'
import { LifeBadge } from '../trade/parts/life-badge.tsx'
import { specsLine } from '../trade/parts/specs-line.ts'
import { PartThumb } from '../trade/parts/thumb.tsx'
import { Price } from '../trade/pricing/price.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { figure } from '../ui/words/amounts.tsx'
import { CountField } from './count-field.tsx'
import type { Slot, SlotLine } from './load/slots.ts'
import { slotWords } from './slot-names.ts'
import { pickAddress, useBuild, withoutPart } from './use-build.ts'

const icons = { motherboard: CircuitBoard, cpu: Cpu, ram: MemoryStick, hdd: HardDrive, gpu: Gpu }
/** Nothing is chosen for it here: what the rules do not know comes from a list or a part's page. */
const other = { missing: '', more: null, wanted: null }

type Props = { slot: Slot; build: WantedBuild; onRemove: () => void }

/** One slot of the machine: its parts, what was found of them, and the way to choose others. */
export function SlotCard({ slot: { category, lines, findings }, build, onRemove }: Props) {
  const Icon = category === 'other' ? null : icons[category]
  const nameOf = useCategoryName()
  const name = category === 'other' ? 'Other parts' : nameOf(category)
  const words = category === 'other' ? other : slotWords[category]
  const more = lines.length > 0 ? words.more : words.wanted
  const isFull = build.lines.length >= 40
  return (
    <section
      id={`slot-${category}`}
      tabIndex={-1}
      aria-labelledby={`name-${category}`}
      className="panel scroll-mt-24 p-4 focus:outline-none target:border-accent"
    >
      <div className="flex min-h-8 items-center gap-2.5">
        {Icon && <Icon size={20} className="shrink-0 text-soft" aria-hidden="true" />}
        <h3 id={`name-${category}`} className="me-auto font-semibold">
          {name}
        </h3>
        {category !== 'other' && lines.length > 0 && words.more === null && (
          <Link
            to={pickAddress(build, { category })}
            preventScrollReset
            className={buttonClass('quiet', 'small')}
            data-screen-only
          >
            Change<span className="sr-only"> the {words.missing}</span>
          </Link>
        )}
        {lines.length === 0 && category === 'gpu' && <Badge>Optional</Badge>}
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 divide-y">
          {lines.map((line) => (
            <Line key={line.part._id} line={line} build={build} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <ul aria-label={`Found of: ${name}`} className="mt-3 space-y-2">
          {findings.map((finding) => (
            <FindingNote key={finding.rule} finding={finding} />
          ))}
        </ul>
      )}
      {category !== 'other' && more && !isFull && (
        <Link
          to={pickAddress(build, { category })}
          preventScrollReset
          data-screen-only
          className={
            lines.length > 0
              ? buttonClass('quiet', 'small', 'mt-2 -ms-2')
              : 'mt-3 flex min-h-14 items-center justify-center gap-2 rounded-md border border-dashed border-edge font-medium no-underline hover:border-accent hover:bg-accent-tint'
          }
        >
          <span aria-hidden="true" className="text-lg leading-none">
            +
          </span>
          {more}
        </Link>
      )}
      {lines.length === 0 && <p className="hidden text-sm text-soft print:block">None</p>}
    </section>
  )
}

type LineProps = { line: SlotLine; build: WantedBuild; onRemove: () => void }

function Line({ line: { part, quantity, isLimiting, order }, build, onRemove }: LineProps) {
  const { setQuantity } = useBuild(build)
  const at = build.lines.findIndex(({ partId }) => partId === part._id)
  return (
    <li className="flex gap-3 py-3 first:pt-1 last:pb-0">
      <PartThumb part={part} />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <Link
            to={`/parts/${part._id}`}
            className="min-w-0 grow font-medium underline-offset-3 hover:underline"
          >
            {part.name}
          </Link>
          <Link
            to={builderAddress(withoutPart(build, part._id))}
            replace
            preventScrollReset
            onClick={onRemove}
            data-screen-only
            className="-me-1.5 -mt-1 grid size-9 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <X size={17} aria-hidden="true" />
            <span className="sr-only">Remove {part.name}</span>
          </Link>
        </div>
        <p className="text-sm text-soft">{specsLine(part)}</p>
        <LifeBadge part={part} />
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          {part.category === 'motherboard' ? (
            <span className="text-soft">1 in a machine</span>
          ) : (
            <span className="flex items-center gap-2">
              <span className="w-32">
                <CountField
                  label={`${part.name}, in one machine`}
                  name={`pieces-${at}`}
                  value={quantity}
                  least={1}
                  most={maxPerMachine}
                  onCount={(count) => setQuantity(part._id, count)}
                />
              </span>
              <span className="text-soft">in a machine</span>
            </span>
          )}
          <span className="ms-auto figures">
            <Price of={part} amount={order?.unitPrice ?? part.price} />
            <span className="text-soft"> each</span>
          </span>
          {isLimiting ? (
            <Badge variant="warn">Limits the number: {figure(part.quantity)} there</Badge>
          ) : (
            <span
              className={classNames(
                'figures',
                part.quantity < (order?.quantity ?? 0) ? 'text-warn' : 'text-soft',
              )}
            >
              {figure(part.quantity)} there
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
