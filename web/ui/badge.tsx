import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const variants = {
  neutral: 'bg-sunken text-soft',
  accent: 'bg-accent-tint text-accent-strong',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  danger: 'bg-danger-tint text-danger',
  calm: 'bg-calm-tint text-calm',
} as const
export type BadgeVariant = keyof typeof variants

/** A state in a word; its colour only repeats the word. */
export function Badge({
  variant = 'neutral',
  children,
}: {
  variant?: BadgeVariant
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        variants[variant],
      )}
    >
      {children}
    </span>
  )
}
