import type { ReactNode } from 'react'

type Props = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** One of a few ways that each take a line or two of words, in a frame of its own. `name` is that of all of them. */
export const RadioCard = ({ name, isChosen, onChoose, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border px-4 py-3 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-tint">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="mt-0.5 size-4 shrink-0 accent-accent"
    />
    <span className="min-w-0 grow wrap-anywhere">{children}</span>
  </label>
)
