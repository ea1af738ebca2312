import { type ReactNode, useId } from 'react'

type Props = { title: string; says: ReactNode; children: ReactNode }

/** One matter of the security page: what it is at the side, what to do in the middle. */
export function Section({ title, says, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{says}</p>
      </div>
      <div className="min-w-0 max-w-xl space-y-4">{children}</div>
    </section>
  )
}

/** Puts the focus on the title of the section that holds an element: after what had it is gone. */
export const focusTitle = (within: Element | null | undefined) =>
  within?.closest('section')?.querySelector<HTMLElement>('h2')?.focus()
