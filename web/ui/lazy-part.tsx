import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of a page that is loaded when it is first drawn. When it cannot be, `missing` stands there (nothing, when nobody
 * asked for the part) and the page goes on; `attempt` answers what is to be drawn the next time.
 */
export function attempts<Props extends object>(load: Load<Props>, missing: ComponentType<Props>) {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        current = attempt()
        return { default: missing }
      }),
    )
  let current = attempt()
  return () => current
}

/** A part that the page can do without: it stays away while it cannot be loaded. `waiting` stands there until it has come. */
export function lazyPart<Props extends object>(load: Load<Props>, waiting: ReactNode = null) {
  const current = attempts<Props>(load, () => null)
  return function Part(props: Props) {
    const [Drawn] = useState(current)
    // the boundary is in here: outside of it this attempt would be forgotten, and tried for ever
    return (
      <Suspense fallback={waiting}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}
