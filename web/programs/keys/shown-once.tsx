import { CodeText } from '../../ui/copy-button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { When } from '../../ui/words/when.tsx'

/** A new secret, which no page can show again. */
export function ShownOnce({ secret, expiresAt }: { secret: string; expiresAt: string }) {
  return (
    <FocusedNote kind="good">
      <p className="font-medium">Copy the key now: it is not shown again.</p>
      <p className="mt-2">
        <CodeText label="Copy the key">{secret}</CodeText>
      </p>
      <p className="mt-2 text-sm">
        It holds until <When at={expiresAt} as="date" />. Send it as{' '}
        <code className="font-mono text-xs">Authorization: Bearer</code>.
      </p>
    </FocusedNote>
  )
}
