import { Button } from '../ui/button.tsx'
import { When } from '../ui/words/when.tsx'

export type ShownVersion = {
  id: string
  version: number
  /** What was done by it. */
  words: string
  at: string
  by: string | null
  isNow: boolean
  /** How a button that brings it back is called; null: it cannot be brought back. */
  asks: string | null
}

type Props = {
  versions: ShownVersion[]
  /** Which of them is on its way back. */
  busy: string | null
  onRestore: (id: string) => void
}

/** Versions of what admins write, newest first; any that is not as it is now can be brought back. */
export const VersionList = ({ versions, busy, onRestore }: Props) => (
  <ol className="panel divide-y">
    {versions.map(({ id, version, words, at, by, isNow, asks }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <span className="figures w-10 text-soft">{version}</span>
        <span className="min-w-0 grow">
          <span className="font-medium wrap-anywhere">{words}</span>
          <span className="block text-sm break-words text-soft">
            <When at={at} /> · {by ?? 'the first start'}
          </span>
        </span>
        {isNow ? (
          <span className="text-sm text-soft">as it is now</span>
        ) : (
          asks !== null && (
            <Button size="small" busy={busy === id} onClick={() => onRestore(id)} aria-label={asks}>
              Bring back
            </Button>
          )
        )}
      </li>
    ))}
  </ol>
)
