type DayProps = { label: string; value: string; onChange: (day: string) => void }

/** A day of the calendar, in the shop's time zone as the server counts days. */
export function DayField({ label, value, onChange }: DayProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm text-soft sm:flex-row sm:items-center sm:gap-2">
      {label}
      <input
        type="date"
        className="input min-w-0 sm:w-38"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  options: string[][]
}

/** One of several words of the address, by which a list is narrowed or sorted. */
export const Choice = ({ label, value, onChoose, options }: ChoiceProps) => (
  <select
    aria-label={label}
    className="input min-w-0 grow basis-36 sm:w-auto sm:grow-0"
    value={value}
    onChange={(event) => onChoose(event.currentTarget.value)}
  >
    {options.map(([of = '', name]) => (
      <option key={of} value={of}>
        {name}
      </option>
    ))}
  </select>
)
