import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import type { Wanted } from '../basket/count.ts'
import type { SavedList } from './save-as-list.tsx'

const SaveAsList = lazyDialog(
  async () => ({
    default: (await import('./save-as-list.tsx')).SaveAsList,
  }),
  ({ open }) => open,
)

type Props = Omit<ComponentProps<typeof Button>, 'name' | 'onClick'> & {
  /** What the list may be called. */
  name: string
  /** The lines as they are when the dialog is opened. */
  lines: () => Wanted[]
  before?: () => Promise<void>
}

/** Saves lines under a name, for another day or other people, and then leads to their list. The page stays as it is. */
export function SaveListButton({ name, lines, before, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState<Wanted[]>([])
  const [saved, setSaved] = useState<SavedList>()
  const open = () => {
    setKept(lines())
    setOpen(true)
  }
  return (
    <>
      <Button {...button} onClick={open}>
        Save as list
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {saved && (
          <>
            Saved as{' '}
            <Link to={`/dashboard/lists/${saved._id}`} className="link">
              {saved.name}
            </Link>
          </>
        )}
      </p>
      <OnceOpened open={isOpen}>
        <SaveAsList
          open={isOpen}
          onClose={() => setOpen(false)}
          onSaved={setSaved}
          name={name}
          lines={kept}
          {...(before && { before })}
        />
      </OnceOpened>
    </>
  )
}
