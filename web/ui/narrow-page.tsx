import type { ReactNode } from 'react'

/** A page with one thing to do: a link of a mail leads here, or a step of logging in. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame py-8 sm:py-16">
      <div className="panel mx-auto max-w-md p-6 sm:p-10">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-5 space-y-5">{children}</div>
      </div>
    </div>
  )
}
