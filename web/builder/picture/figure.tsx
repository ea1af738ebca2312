import type { KnownCategory } from '../../../contract/parts/known-categories.ts'
import { BoardPicture } from './board-picture.tsx'
import type { Picture } from './picture-of.ts'
import { placesInWords } from './places.ts'

type Props = { picture: Picture; choosing: KnownCategory | null }

/** The picture of the build, the same in words for who does not see it, and what its colours mean. */
export function BoardFigure({ picture, choosing }: Props) {
  return (
    <figure className="panel p-3 sm:p-4">
      <BoardPicture picture={picture} choosing={choosing} />
      <figcaption>
        <p className="sr-only">{inWords(picture)}</p>
        <ul aria-hidden="true" className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
          {legend.map(([look, words]) => (
            <li key={words} className="flex items-center gap-1.5">
              <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width="10"
                  height="10"
                  rx="2.5"
                  strokeWidth="1.5"
                  className={look}
                />
              </svg>
              {words}
            </li>
          ))}
        </ul>
        {picture.elsewhere.length > 0 && (
          <p className="mt-2 text-xs text-soft">Beside the board: {picture.elsewhere.join('; ')}</p>
        )}
      </figcaption>
    </figure>
  )
}

const legend = [
  ['fill-good stroke-good', 'Filled'],
  ['fill-ground stroke-edge', 'Free'],
  ['fill-accent-tint stroke-accent', 'Missing'],
  ['fill-danger stroke-danger', 'Contradicts'],
  ['fill-warn stroke-warn', 'Take care'],
  ['fill-calm stroke-calm', 'Not recorded'],
] as const

function inWords({ board, socket, memory, cards, m2, ports }: Picture): string {
  if (!board) return 'The board of the build: no motherboard is chosen yet.'
  return [
    `${board.name}, ${board.detail}.`,
    `Processor, socket ${socket.name ?? 'not recorded'}: ${placesInWords(socket.places)}.`,
    `Memory slots: ${placesInWords(memory.places)}.`,
    `Slots for cards: ${placesInWords(cards)}.`,
    `M.2 slots: ${placesInWords(m2)}.`,
    `SATA ports: ${placesInWords(ports)}.`,
  ].join(' ')
}
