import { Profiler, type ReactNode } from 'react'

/** Tells how long each render of what is inside took. */
export function Measure(props: {
  name: string
  tell: (name: string, milliseconds: number) => void
  children: ReactNode
}) {
  return (
    <Profiler
      id={props.name}
      onRender={(id, _phase, actualMs) => props.tell(id, actualMs)}
    >
      {props.children}
    </Profiler>
  )
}
