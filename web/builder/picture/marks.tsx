import type { Verdict } from '../../../contract/builds/build.ts'

export type Said = Verdict | 'missing' | undefined

/** Colours by what was found; the mark and the words beside it say the same. */
export const fills: Record<NonNullable<Said> | 'none', string> = {
  blocker: 'fill-danger-tint stroke-danger',
  unknown: 'fill-calm-tint stroke-calm',
  warning: 'fill-warn-tint stroke-warn',
  missing: 'fill-accent-tint stroke-accent',
  fits: 'fill-transparent stroke-transparent',
  none: 'fill-transparent stroke-transparent',
}

const inks: Record<NonNullable<Said>, string> = {
  blocker: 'fill-danger',
  unknown: 'fill-calm',
  warning: 'fill-warn',
  missing: 'fill-accent',
  fits: 'fill-soft',
}

/** What stands in a mark: a cross, a question, an exclamation, a plus. */
const signs: Record<NonNullable<Said>, string> = {
  blocker: 'M-3 -3 3 3M3 -3 -3 3',
  unknown: 'M-2.5 -2a2.5 2.5 0 1 1 3.4 2.3q-.9.5-.9 1.4M0 4.2v.1',
  warning: 'M0 -4.2V.8M0 4v.1',
  missing: 'M-4 0H4M0 -4V4',
  fits: '',
}

export function Mark({ x, y, said }: { x: number; y: number; said: NonNullable<Said> }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8" className={inks[said]} />
      <path
        d={signs[said]}
        className="fill-none stroke-ground"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  )
}
