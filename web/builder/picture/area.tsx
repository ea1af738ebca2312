import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fills, Mark, type Said } from './marks.tsx'

type Props = {
  x: number
  y: number
  width: number
  height: number
  /** The slot of the page that this area is about. */
  to: string
  title: string
  words: string
  said: Said
  /** A part for it is being chosen. */
  isChosen: boolean
  children: ReactNode
}

/** One area of the board: its places, and under a tint what was found of them. A click leads to its slot. */
export function Area({ x, y, width, height, to, title, words, said, isChosen, children }: Props) {
  const hasMark = said !== undefined && said !== 'fits'
  return (
    <a href={to} tabIndex={-1}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="9"
        strokeWidth={isChosen ? 2.5 : 1.5}
        strokeDasharray={said === 'missing' || said === 'unknown' ? '5 4' : undefined}
        className={classNames(
          fills[said ?? 'none'],
          isChosen && 'stroke-accent',
          'transition-colors duration-150 hover:stroke-edge',
        )}
      />
      {hasMark && <Mark x={x + 18} y={y + 21} said={said} />}
      <text x={x + (hasMark ? 33 : 11)} className="fill-ink font-semibold" fontSize="13">
        <tspan y={y + 19}>{title}</tspan>
        <tspan
          x={x + (hasMark ? 33 : 11)}
          y={y + 34}
          className="fill-soft font-normal"
          fontSize="11.5"
        >
          {words}
        </tspan>
      </text>
      {children}
    </a>
  )
}
