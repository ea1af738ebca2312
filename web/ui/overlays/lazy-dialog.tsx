import { Suspense, useState } from 'react'
import { attempts, type Load } from '../lazy-part.tsx'
import { Note } from '../note.tsx'
import { useOnEach } from '../on-each.ts'

/** For so long a page that has come is left alone, in milliseconds. */
const quiet = 3_000

/**
 * A dialog, which `isOpen` by its properties: fetched when the page that may open it has come to rest, so that it is there when
 * it is opened. Where that did not work it is tried again at each opening, and says so when it does not work then.
 */
export function lazyDialog<Props extends object>(
  load: Load<Props>,
  isOpen: (props: Props) => boolean,
) {
  const current = attempts<Props>(load, (props) => isOpen(props) && <MissingDialog />)
  if (typeof window !== 'undefined') setTimeout(() => load().catch(() => {}), quiet)
  return function Part(props: Props) {
    const [Drawn, setDrawn] = useState(current)
    useOnEach(isOpen(props), () => setDrawn(current))
    return (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

const MissingDialog = () => (
  <div className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-lg">
    <Note kind="danger" className="shadow-pop">
      This could not be loaded. Try again when you are online.
    </Note>
  </div>
)
