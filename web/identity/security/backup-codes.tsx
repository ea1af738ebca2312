import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'

/** Shows backup codes the one time that they can be seen. */
export function BackupCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className="space-y-4">
      <FocusedNote kind="warn">
        Keep these backup codes where you keep passwords. Each logs you in once when you have not
        got your phone. They are not shown again.
      </FocusedNote>
      <div className="panel relative p-4 pe-12">
        <ul
          aria-label="Backup codes"
          className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <span className="absolute inset-e-3 top-3">
          <CopyButton text={codes.join('\n')} label="Copy the backup codes" />
        </span>
      </div>
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  )
}
