import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  onDrop: (file: File) => void
  /** Whether what was dropped last was refused. */
  invalid?: boolean
  className?: string
  children: ReactNode
}

/** Takes a file that is dropped on it. A way to choose one by keyboard has to stand inside. */
export function DropZone({ onDrop, invalid = false, className, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onDrop(dropped)
      }}
      className={classNames(
        'flex flex-wrap items-center rounded-md border border-dashed',
        over ? 'border-accent bg-accent-tint' : invalid ? 'border-danger' : 'border-edge',
        className,
      )}
    >
      {children}
    </div>
  )
}
