import type { KnownCategory } from '../../../contract/parts/known-categories.ts'
import { Area } from './area.tsx'
import { CardRow, DriveRow, Lid, Module, Port } from './drawn-places.tsx'
import type { Said } from './marks.tsx'
import type { Picture, Region } from './picture-of.ts'
import { type Place, placesInWords } from './places.ts'

type Props = { picture: Picture; choosing: KnownCategory | null }

const slotOf: Record<Region, KnownCategory> = {
  socket: 'cpu',
  memory: 'ram',
  cards: 'gpu',
  m2: 'hdd',
  ports: 'hdd',
}
/** So many rows have room. */
const rows = { cards: 6, m2: 5, ports: 16 }

/**
 * The board of the build from above, each place filled or free, and what contradicts or is not recorded: by tint, mark
 * and words. Its room is always the same, so that nothing moves when the board is another.
 */
export function BoardPicture({ picture, choosing }: Props) {
  const { board, socket, memory, cards, m2, ports, said } = picture
  const isEmpty = (places: readonly Place[]) =>
    places.every(({ state }) => state === 'free' || state === 'open' || state === 'dead')
  const area = (region: Region, places: readonly Place[], needed: boolean) => ({
    to: `#slot-${slotOf[region]}`,
    words: wordsOf(places, board !== null),
    said: (said[region] ?? (needed ? 'missing' : undefined)) as Said,
    isChosen: choosing === slotOf[region],
  })
  const hasDrive = !isEmpty(m2) || !isEmpty(ports) || picture.elsewhere.length > 0
  const place = { x: 20, y: 66, width: 164, height: 156 }
  return (
    <svg
      viewBox="0 0 400 446"
      aria-hidden="true"
      className="mx-auto block h-auto w-full max-w-[29rem]"
    >
      <Ground picture={picture} isChosen={choosing === 'motherboard'} />
      <Area
        {...place}
        title={socket.name ?? 'Processor'}
        {...area('socket', socket.places, isEmpty(socket.places))}
      >
        {socket.places.slice(0, 2).map((one, at, { length }) => (
          <Lid
            key={one.at}
            place={one}
            {...lidAt(at, length)}
            label={socket.label}
            said={said.socket}
          />
        ))}
      </Area>
      <Area
        x={192}
        y={66}
        width={188}
        height={156}
        title={memory.kind || 'Memory'}
        {...area('memory', memory.places, isEmpty(memory.places))}
      >
        {memory.places.map((one, at, { length }) => (
          <Module key={one.at} place={one} x={moduleAt(at, length)} said={said.memory} />
        ))}
      </Area>
      <Area
        x={20}
        y={230}
        width={232}
        height={196}
        title="Cards"
        {...area('cards', cards, said.cards === undefined && false)}
      >
        {cards.slice(0, rows.cards).map((one, at) => (
          <CardRow key={one.at} place={one} y={274 + at * 25} said={said.cards} />
        ))}
      </Area>
      <Area
        x={260}
        y={230}
        width={120}
        height={124}
        title="M.2"
        {...area('m2', m2, !hasDrive && picture.drivesAt === 'm2')}
      >
        {m2.slice(0, rows.m2).map((one, at) => (
          <DriveRow key={one.at} place={one} y={272 + at * 16} said={said.m2} />
        ))}
      </Area>
      <Area
        x={260}
        y={362}
        width={120}
        height={64}
        title="SATA"
        {...area('ports', ports, !hasDrive && picture.drivesAt === 'ports')}
      >
        {ports.slice(0, rows.ports).map((one, at) => (
          <Port
            key={one.at}
            place={one}
            x={271 + (at % 8) * 13}
            y={405 + Math.floor(at / 8) * 13}
            said={said.ports}
          />
        ))}
      </Area>
    </svg>
  )
}

function Ground({ picture: { board }, isChosen }: { picture: Picture; isChosen: boolean }) {
  return (
    <a href="#slot-motherboard" tabIndex={-1}>
      <rect
        x={6}
        y={6}
        width={388}
        height={434}
        rx="14"
        strokeWidth={board && !isChosen ? 1.5 : 2}
        strokeDasharray={board ? undefined : '8 6'}
        className={
          board
            ? `fill-sunken ${isChosen ? 'stroke-accent' : 'stroke-edge'}`
            : 'fill-accent-tint stroke-accent'
        }
      />
      {[
        [20, 20],
        [380, 20],
        [380, 427],
        [20, 427],
      ].map(([cx, cy]) => (
        <circle
          key={`${cx} ${cy}`}
          cx={cx}
          cy={cy}
          r="4.5"
          className="fill-ground stroke-line"
          strokeWidth="1.5"
        />
      ))}
      <text x="36" y="32" fontSize="14" className="fill-ink font-semibold">
        {board ? cut(board.name, 44) : 'Motherboard missing'}
      </text>
      <text x="36" y="51" fontSize="12.5" className="fill-soft">
        {board ? board.detail : 'It decides what else fits: choose it first'}
      </text>
    </a>
  )
}

export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** Without a board nobody knows the places. */
const wordsOf = (places: readonly Place[], isKnown: boolean) => {
  const chosen = places.filter(({ state }) => state === 'filled').length
  return isKnown ? placesInWords(places) : chosen > 0 ? `${chosen} chosen` : ''
}

const lidAt = (at: number, count: number) =>
  count > 1 ? { x: 29 + at * 75, y: 122, size: 70 } : { x: 54, y: 110, size: 98 }

/** Modules share the width that there is. */
function moduleAt(at: number, count: number): number {
  const step = Math.min(26, 168 / count)
  return 192 + (188 - step * count) / 2 + at * step
}
