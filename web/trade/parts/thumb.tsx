import type { Part } from '../../../contract/parts/parts.ts'
import { Picture } from '../../ui/picture.tsx'

type Props = {
  part: Pick<Part, 'img' | 'picture'>
  /** In a row of a list, which has no room for it on a phone; or over the words of a card, as wide as the card. */
  room?: 'row' | 'card'
}

const rooms = {
  row: ['h-14 w-[4.65rem] shrink-0 overflow-hidden rounded-md border max-sm:hidden', '75px'],
  card: ['aspect-[4/3]', '260px'],
} as const

/** The picture of a part beside or over its words. Its room is there before it, and its words say all that it says. */
export function PartThumb({ part, room = 'row' }: Props) {
  const [box, sizes] = rooms[room]
  return (
    <div className={box}>
      <Picture
        src={part.img}
        picture={part.picture}
        alt=""
        sizes={sizes}
        className="size-full object-cover"
      />
    </div>
  )
}
