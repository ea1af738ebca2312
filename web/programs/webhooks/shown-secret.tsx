import { CodeText } from '../../ui/copy-button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'

/** A new secret, which no page can show again. */
export function ShownSecret({ secret }: { secret: string }) {
  return (
    <FocusedNote kind="good">
      <p className="font-medium">Copy the secret now: it is not shown again.</p>
      <p className="mt-2">
        <CodeText label="Copy the secret">{secret}</CodeText>
      </p>
      <p className="mt-2 text-sm">
        The receiver proves by it that an event is from here: any library of{' '}
        <a href="https://www.standardwebhooks.com" className="underline">
          Standard Webhooks
        </a>{' '}
        does.
      </p>
    </FocusedNote>
  )
}
