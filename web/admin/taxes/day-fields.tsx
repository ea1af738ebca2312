import { TextField } from '../../ui/forms/field.tsx'

type Props = {
  startsOn: string
  endsOn: string
  onStart: (day: string) => void
  onEnd: (day: string) => void
  errorOf: (field: string) => string | undefined
}

/** First and last day, beside each other where there is room. */
export const DayFields = ({ startsOn, endsOn, onStart, onEnd, errorOf }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="First day"
      type="date"
      value={startsOn}
      error={errorOf('startsOn')}
      onChange={({ target }) => onStart(target.value)}
    />
    <TextField
      label="Last day"
      optional
      type="date"
      value={endsOn}
      error={errorOf('endsOn')}
      onChange={({ target }) => onEnd(target.value)}
    />
  </div>
)
