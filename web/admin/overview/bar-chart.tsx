import { useState } from 'react'

export type Bar = {
  id: string
  value: number
  /** Stands under some of the bars. */
  label: string
  /** What is told while the pointer is on it. */
  says: string
}

type Props = {
  bars: Bar[]
  /** What the chart is of and where its numbers are told otherwise, for readers. */
  label: string
  /** A value of the scale in words. */
  scale: (value: number) => string
}

const height = 200
/** Width of a bar with the room to the next, in the chart's own units. */
const step = 20

/** Values as bars over a scale of round steps; what is below nothing hangs below the line. */
export function BarChart({ bars, label, scale }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const values = bars.map(({ value }) => value)
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values))
  const low = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - low
  const y = (value: number) => height - ((value - low) / span) * height
  const width = bars.length * step
  const every = Math.ceil(bars.length / 6)
  return (
    <figure>
      <p className="figures mb-4 min-h-5 text-sm text-soft" aria-hidden="true">
        {at === null ? 'Point at a bar to read its day.' : bars[at]?.says}
      </p>
      <div className="flex gap-3">
        <div className="relative h-56 w-14 shrink-0 text-end text-xs text-soft" aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="figures absolute inset-e-0 -translate-y-1/2"
              style={{ top: `${(y(tick) / height) * 100}%` }}
            >
              {scale(tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="block h-56 w-full overflow-visible"
            onPointerLeave={() => setAt(null)}
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2={width}
                y1={y(tick)}
                y2={y(tick)}
                vectorEffect="non-scaling-stroke"
                className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
              />
            ))}
            {bars.map((bar, place) => (
              <g key={bar.id} onPointerEnter={() => setAt(place)}>
                <rect
                  x={place * step}
                  y="0"
                  width={step}
                  height={height}
                  className={place === at ? 'fill-sunken' : 'fill-transparent'}
                />
                <rect
                  x={place * step + step * 0.14}
                  width={step * 0.72}
                  y={Math.min(y(bar.value), y(0))}
                  height={Math.abs(y(bar.value) - y(0))}
                  className={
                    bar.value < 0 ? 'fill-danger' : place === at ? 'fill-ink' : 'fill-calm'
                  }
                />
              </g>
            ))}
          </svg>
          <ol className="relative mt-2 h-4.5 text-xs text-soft" aria-hidden="true">
            {bars.map(
              (bar, place) =>
                place % every === 0 && (
                  <li
                    key={bar.id}
                    className="absolute whitespace-nowrap max-sm:even:hidden"
                    style={{ insetInlineStart: `${(place / bars.length) * 100}%` }}
                  >
                    {bar.label}
                  </li>
                ),
            )}
          </ol>
        </div>
      </div>
    </figure>
  )
}

/** Round values (1, 2 or 5 × 10ⁿ apart) that span from `min` to `max`, at most six. */
export function ticksOf(min: number, max: number): number[] {
  const rough = (max - min || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const apart = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const first = Math.floor(min / apart)
  const last = Math.max(Math.ceil(max / apart), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * apart)
}
