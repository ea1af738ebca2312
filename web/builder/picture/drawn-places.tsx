import type { Verdict } from '../../../contract/builds/build.ts'
import { classNames } from '../../ui/class-names.ts'
import type { CardPlace } from './picture-of.ts'
import type { Place } from './places.ts'

type Said = Verdict | undefined
type Drawn = { place: Place; said: Said }

/** A part is drawn in the colour of what was found of it; a place without one is an outline. */
function look({ state }: Place, said: Said): string {
  if (state === 'over') return 'fill-danger stroke-danger'
  if (state === 'free') return 'fill-ground stroke-edge'
  if (state === 'open') return 'fill-ground stroke-edge opacity-70'
  if (state === 'dead') return 'fill-line stroke-line'
  if (said === 'blocker') return 'fill-danger stroke-danger'
  if (state === 'unsure' || said === 'unknown') return 'fill-calm stroke-calm'
  return said === 'warning' ? 'fill-warn stroke-warn' : 'fill-good stroke-good'
}

const dashes = ({ state }: Place) => (state === 'open' ? '4 3' : undefined)
const isUsed = ({ state }: Place) => ['filled', 'unsure', 'over'].includes(state)

function Block({
  place,
  said,
  ...box
}: Drawn & { x: number; y: number; width: number; height: number; rx?: number }) {
  return (
    <rect
      rx="3"
      {...box}
      strokeWidth="1.5"
      strokeDasharray={dashes(place)}
      className={classNames(look(place, said), 'transition-colors duration-150')}
    />
  )
}

/** A socket, and the lid of the processor in it with its name. */
export function Lid({
  place,
  said,
  x,
  y,
  size,
  label,
}: Drawn & { x: number; y: number; size: number; label: string }) {
  const words = linesOf(label, size > 80 ? 13 : 9)
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx="6"
        className="fill-ground stroke-edge"
        strokeWidth="1.5"
        strokeDasharray={dashes(place)}
      />
      {isUsed(place) ? (
        <>
          <Block
            place={place}
            said={said}
            x={x + 8}
            y={y + 8}
            width={size - 16}
            height={size - 16}
            rx={5}
          />
          <text
            fontSize={size > 80 ? 11.5 : 10}
            textAnchor="middle"
            className="fill-ground font-semibold"
          >
            {words.map((word, at) => (
              <tspan
                key={word}
                x={x + size / 2}
                y={y + size / 2 + 4 + (at - (words.length - 1) / 2) * 14}
              >
                {word}
              </tspan>
            ))}
          </text>
        </>
      ) : (
        <Pins x={x} y={y} size={size} />
      )}
    </>
  )
}

const five = [1, 2, 3, 4, 5]
const pins = five.flatMap((row) => five.map((column) => ({ row, column })))

const Pins = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g className="fill-line">
    {pins.map(({ row, column }) => (
      <circle
        key={`${row} ${column}`}
        cx={x + (size * column) / 6}
        cy={y + (size * row) / 6}
        r="2.5"
      />
    ))}
  </g>
)

/** A name in at most three lines. */
function linesOf(name: string, most: number): string[] {
  const lines: string[] = []
  for (const word of name.replace(/^(AMD|Intel) /, '').split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, most))
  }
  return lines.slice(0, 3)
}

/** A slot for memory stands upright; a module in it has its chips. */
export function Module({ place, said, x }: Drawn & { x: number }) {
  return (
    <>
      <Block place={place} said={said} x={x + 3} y={112} width={14} height={98} />
      {isUsed(place) && (
        <g className="fill-ground/35">
          {[0, 1, 2, 3].map((at) => (
            <rect key={at} x={x + 6} y={118 + at * 23} width="8" height="16" rx="1.5" />
          ))}
        </g>
      )}
    </>
  )
}

const lengths: [lanes: number, width: number][] = [
  [16, 208],
  [8, 150],
  [4, 96],
  [0, 48],
]

/** A slot for cards, as long as it has lanes; a card in it covers it with its fans. */
export function CardRow({ place, said, y }: { place: CardPlace; said: Said; y: number }) {
  const [, width = 48] = lengths.find(([lanes]) => place.lanes >= lanes) ?? []
  if (!isUsed(place))
    return (
      <>
        <Block place={place} said={said} x={32} width={width} y={y + 4} height={10} />
        <text x={32 + width - 6} y={y + 12.5} fontSize="9.5" textAnchor="end" className="fill-soft">
          {place.state === 'free' && place.lanes > 0 ? `×${place.lanes}` : ''}
        </text>
      </>
    )
  return (
    <>
      <Block place={place} said={said} x={32} y={y} width={208} height={19} />
      <g className="fill-ground/35">
        {[0, 1, 2].map((at) => (
          <circle key={at} cx={72 + at * 64} cy={y + 9.5} r="7" />
        ))}
      </g>
    </>
  )
}

export function DriveRow({ place, said, y }: Drawn & { y: number }) {
  return (
    <>
      <Block place={place} said={said} y={y} x={271} width={98} height={11} />
      {isUsed(place) && (
        <g className="fill-ground/35">
          <rect x="278" y={y + 2.5} width="20" height="6" rx="1" />
          <rect x="304" y={y + 2.5} width="20" height="6" rx="1" />
        </g>
      )}
    </>
  )
}

export const Port = ({ x, y, ...drawn }: Drawn & { x: number; y: number }) => (
  <Block {...drawn} x={x} y={y} width={10} height={10} rx={2} />
)
