import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { figure, inPercent } from '../../ui/words/amounts.tsx'

/** A filter under its name, which folds away. */
export function Group({
  name,
  isOpen,
  children,
}: {
  name: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group/fold border-b py-3">
      <summary className="flex min-h-8 list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-soft transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <fieldset className="mt-1">
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

type ChoiceProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  isChosen: boolean
  label: string
  /** How many parts it brings; null where it is not counted. */
  count: number | null
  /** Of how many parts the count is, where it is not of all. */
  sample?: number | null
}

export function Choice({ type = 'checkbox', count, sample = null, ...choice }: ChoiceProps) {
  const { name, value, isChosen, label } = choice
  return (
    <label className="flex min-h-8 items-center gap-2.5 text-sm">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-4 shrink-0 accent-ink"
      />
      <span className="min-w-0 grow">{label}</span>
      {count !== null && (
        <span className="figures text-xs text-soft">
          <span className="sr-only">, </span>
          {sample === null ? figure(count) : shareOf(count, sample)}
          <span className="sr-only">
            {sample !== null ? ' of the parts' : count === 1 ? ' part' : ' parts'}
          </span>
        </span>
      )}
    </label>
  )
}

/** "24%", and "< 1%" of what hardly any part has. */
function shareOf(count: number, sample: number) {
  const share = Math.round((100 * count) / sample)
  return share === 0 && count > 0 ? `< ${inPercent(1)}` : inPercent(share)
}

type BetweenProps = {
  names: [string, string]
  label: string
  values: [string | number, string | number]
  /** The lowest and the highest there is. */
  hints: [string | number, string | number]
  unit?: string | null
}

const shownIn = (end: string | number) => (end && figure(Number(end))) as string

/** A lowest and a highest number, typed as the page writes numbers, sent when they are left or Enter is pressed. */
export function Between({ names, label, values, hints, unit }: BetweenProps) {
  return (
    <div className="flex items-center gap-2 py-1">
      {['from', 'to'].map((word, at) => (
        <label key={word} className="flex min-w-0 grow items-center gap-2 text-sm text-soft">
          <span className={at === 0 ? 'sr-only' : ''}>
            <span className="sr-only">{label} </span>
            {word}
          </span>
          <input
            inputMode="decimal"
            name={names[at]}
            defaultValue={shownIn(values[at]!)}
            placeholder={shownIn(hints[at]!)}
            className="input figures min-h-9 px-2 py-1 text-sm"
          />
        </label>
      ))}
      {unit && <span className="text-sm whitespace-nowrap text-soft">{unit}</span>}
    </div>
  )
}
