import { useState } from 'react'
import { Link } from 'react-router'
import type { WantedBuild } from '../../trade/builds/link.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import type { BuilderData } from '../load/load.ts'
import { type OpenedBuild, readOpened } from './opened.ts'

const SaveDialog = lazyDialog(
  async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }),
  ({ open }) => open,
)

/** Saves the build for its buyer, and then leads to theirs. */
export function SaveBuildButton({ data }: { data: BuilderData }) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<OpenedBuild | null>(null)
  const [saved, setSaved] = useState<OpenedBuild>()
  const missing = new Set(data.gone.map(({ partId }) => partId))
  const build: WantedBuild = {
    ...data.build,
    lines: data.build.lines.filter(({ partId }) => !missing.has(partId)),
  }
  return (
    <>
      <Button
        size="small"
        className="min-h-10"
        onClick={() => {
          setOpened(readOpened())
          setOpen(true)
        }}
      >
        Save this build
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {saved && (
          <>
            Saved as “{saved.name}” in{' '}
            <Link to="/dashboard/builds" className="link">
              My builds
            </Link>
          </>
        )}
      </p>
      <OnceOpened open={isOpen}>
        <SaveDialog
          key={opened?.id ?? 'new'}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSaved={setSaved}
          build={build}
          opened={opened}
          gone={missing.size}
        />
      </OnceOpened>
    </>
  )
}
