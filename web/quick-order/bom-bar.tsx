import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { figure } from '../ui/words/amounts.tsx'
import { BuildsField } from './builds-field.tsx'

type Props = {
  builds: number
  progress: { done: number; total: number } | null
  did: string | null
  onUndo: () => void
  onBuilds: (builds: number) => void
  onClear: () => void
}

/** For how many machines it is, what is being looked for, and what takes the last change back. */
export function BomBar({ builds, progress, did, onUndo, onBuilds, onClear }: Props) {
  useUndoKey(onUndo)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <BuildsField builds={builds} onBuilds={onBuilds} />
      <div role="status" className="flex min-w-0 grow items-center gap-3 text-soft">
        {progress && (
          <>
            <progress
              aria-label="Rows looked for"
              className="h-1.5 w-32 accent-accent"
              max={progress.total}
              value={progress.done}
            />
            <span className="figures">
              {figure(progress.done)} of {figure(progress.total)} looked for
            </span>
          </>
        )}
      </div>
      <Button size="small" variant="quiet" disabled={did === null} onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        <span>
          Undo<span className="max-sm:sr-only">{did && `: ${did}`}</span>
        </span>
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        Start over
      </Button>
    </div>
  )
}

/** Ctrl+Z takes the last change back, but in a field it is the field's. */
function useUndoKey(onUndo: () => void) {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('input, textarea')
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || inField)
        return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
