import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'

/** Says which line has been taken out: takes the focus, and gives the line back. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-edge px-4 py-1.5 text-sm">
      <span role="status">{name} was taken out.</span>
      <Button ref={undo} size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
