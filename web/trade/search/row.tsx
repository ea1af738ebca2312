import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { categoryCountUpTo } from '../../../contract/parts/categories.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { Suggestion } from '../../ui/suggestion.tsx'
import { cappedFigure } from '../../ui/words/amounts.tsx'
import { segmentsOf } from '../../ui/words/segments.ts'
import { StockWord } from '../parts/stock-word.tsx'
import { Price } from '../pricing/price.tsx'
import type { Option } from './options.ts'

type Props = {
  id: string
  option: Option
  typed: string
  isActive: boolean
  onPick: () => void
}

/** One suggestion; the active one is in sight. */
export function SuggestedRow({ id, option, typed, isActive, onPick }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Suggestion ref={row} id={id} isActive={isActive} onPick={onPick}>
      {option.kind === 'part' && <PartRow part={option.part} typed={typed} />}
      {option.kind === 'own' && <OwnRow {...option} typed={typed} />}
      {option.kind === 'category' && (
        <>
          <span className="grow">
            <Marked text={option.name} typed={typed} />
          </span>
          <span className="figures text-xs text-soft">
            {cappedFigure(option.count, option.count === categoryCountUpTo)} parts
          </span>
        </>
      )}
      {option.kind === 'search' && (
        <>
          <Search size={15} aria-hidden="true" className="shrink-0 text-soft" />
          <span className="grow">
            <Marked text={option.text} typed={typed} />
          </span>
        </>
      )}
    </Suggestion>
  )
}

function PartRow({ part, typed }: { part: Part; typed: string }) {
  return (
    <>
      <img
        data-plate
        src={smallest(part)}
        alt=""
        width={48}
        height={36}
        className="h-9 w-12 shrink-0 rounded-sm object-cover"
      />
      <span className="min-w-0 grow">
        <span className="block truncate">
          <Marked text={part.name} typed={typed} />
        </span>
        <span className="block truncate font-mono text-xs text-soft">
          <Marked text={part.mpn} typed={typed} />
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className="block font-medium">
          <Price of={part} amount={part.price} />
        </span>
        <span className="block text-xs">
          <StockWord part={part} />
        </span>
      </span>
    </>
  )
}

type OwnProps = { number: string; part: PartFacts; typed: string }

function OwnRow({ number, part, typed }: OwnProps) {
  return (
    <span className="min-w-0 grow">
      <span className="block truncate">
        <span className="text-soft">Your number </span>
        <span className="font-mono">
          <Marked text={number} typed={typed} />
        </span>
        <span aria-hidden="true"> → </span>
        <span className="sr-only"> is </span>
        {part.name}
      </span>
      <span className="block truncate font-mono text-xs text-soft">{part.mpn}</span>
    </span>
  )
}

/** The narrowest of its pictures, in the format that every browser with this script shows. */
const smallest = ({ picture, img }: Part) => picture?.sources.at(-1)?.srcset.split(' ')[0] ?? img

/** The beginnings of words that were typed, in bold. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const words = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return text
  const begun = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  return segmentsOf(text, begun).map(({ at, segment, isMatch }) =>
    isMatch ? (
      <b key={at} className="font-semibold">
        {segment}
      </b>
    ) : (
      segment
    ),
  )
}
