import { useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'

type Props = {
  label: string
  name: string
  value: number
  least: number
  most: number
  onCount: (count: number) => void
  /** Without buttons beside it. */
  isPlain?: boolean
  unit?: string
}

/** How long typing rests before it counts, in milliseconds. */
const pause = 400

/**
 * A number of the build's form: typed, or moved by buttons. What is typed counts when typing rests; what is no number is
 * put right when the field is left. Without a script it is sent with the form.
 */
export function CountField({ label, name, value, least, most, onCount, isPlain, unit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(String(value))
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(String(value))
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const count = (text: string) => {
    const number = Number(text)
    if (!/^\d+$/.test(text.trim()) || number < least) return
    if (Math.min(number, most) !== value) onCount(Math.min(number, most))
  }
  const later = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => count(text), pause)
  }
  // from what is seen: the answer to the press before may still be on its way
  const seen = /^\d+$/.test(typed.trim()) ? Number(typed) : value
  const step = (by: number) => later(String(Math.min(most, Math.max(least, seen + by))))
  return (
    <div className="flex gap-1">
      {!isPlain && (
        <Step name={`One less: ${label}`} isEnd={seen <= least} onStep={() => step(-1)} sign="−" />
      )}
      <div className="relative min-w-0 grow">
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          form="build"
          name={name}
          min={least}
          max={most}
          aria-label={label}
          value={typed}
          onChange={({ target }) => later(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            clearTimeout(timer.current)
            count(typed)
          }}
          onBlur={() => {
            clearTimeout(timer.current)
            count(typed)
            if (!/^\d+$/.test(typed.trim()) || Number(typed) < least) setTyped(String(value))
          }}
          className={classNames(
            'input figures min-h-10 px-1 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
            unit && 'pe-6',
          )}
        />
        {unit && (
          <span className="pointer-events-none absolute inset-e-2.5 top-1/2 -translate-y-1/2 text-sm text-soft">
            {unit}
          </span>
        )}
      </div>
      {!isPlain && (
        <Step name={`One more: ${label}`} isEnd={seen >= most} onStep={() => step(1)} sign="+" />
      )}
    </div>
  )
}

type StepProps = { name: string; isEnd: boolean; onStep: () => void; sign: string }

const Step = ({ name, isEnd, onStep, sign }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isEnd}
    onClick={() => !isEnd && onStep()}
    className="grid size-10 shrink-0 place-items-center rounded-md border border-edge bg-surface hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55 noscript:hidden"
    data-screen-only
  >
    <span aria-hidden="true" className="text-lg leading-none">
      {sign}
    </span>
  </button>
)
