import { Button } from '../../../ui/button.tsx'
import { FocusedNote } from '../../../ui/focused-note.tsx'
import { type Field, fieldNames, type Meeting } from './meet.ts'

type Props = {
  meetings: Meeting[]
  onChoose: (field: Field, whose: 'now' | 'mine') => void
}

/** Each field that somebody else changed too: what is there now and what is typed here, of which one is chosen. */
export function PartMeetings({ meetings, onChoose }: Props) {
  return (
    <FocusedNote of={meetings} kind="warn">
      <p className="font-medium">
        Somebody else changed this part while you did. Choose what it shall be, and save again.
      </p>
      <ul className="mt-3 space-y-4 text-ink">
        {meetings.map(({ field, now, mine }) => (
          <li key={field}>
            <p className="font-medium">{fieldNames[field]}</p>
            <div className="mt-1 grid gap-3 sm:grid-cols-2">
              <Side title="There now" text={now}>
                <Button
                  size="small"
                  aria-label={`Take what is there: ${fieldNames[field]}`}
                  onClick={() => onChoose(field, 'now')}
                >
                  Take what is there
                </Button>
              </Side>
              <Side title="You typed" text={mine}>
                <Button
                  size="small"
                  aria-label={`Keep mine: ${fieldNames[field]}`}
                  onClick={() => onChoose(field, 'mine')}
                >
                  Keep mine
                </Button>
              </Side>
            </div>
          </li>
        ))}
      </ul>
    </FocusedNote>
  )
}

const Side = (props: { title: string; text: string; children: React.ReactNode }) => (
  <div className="flex min-w-0 flex-col items-start gap-2 rounded-md border bg-raised p-3">
    <p className="text-xs text-soft">{props.title}</p>
    <p className="max-h-48 w-full grow overflow-y-auto whitespace-pre-line wrap-anywhere">
      {props.text || 'Empty'}
    </p>
    {props.children}
  </div>
)
