import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  id: string
  isActive: boolean
  onPick: () => void
  children: ReactNode
}

/** One thing that may be meant by what is typed. It is never focused: the input tells which one is active. */
export const Suggestion = ({ ref, id, isActive, onPick, children }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the input's
  <div
    ref={ref}
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    // the input keeps the focus
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
    className={classNames(
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-sunken',
      isActive && 'bg-sunken outline-2 -outline-offset-2 outline-accent',
    )}
  >
    {children}
  </div>
)
