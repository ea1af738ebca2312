import { useId, useState } from 'react'
import type { FieldError as Wrong } from 'react-hook-form'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/forms/field-error.tsx'

type Props = {
  /** 0 while none is chosen. */
  value: number
  onChange: (rating: number) => void
  onBlur: () => void
  error: Wrong | undefined
  /** The number, for the focus. */
  focusRef: (input: HTMLInputElement | null) => void
}

const ratings = [1, 2, 3, 4, 5] as const
/** What is no number is no rating, 0, which the schema refuses in its own words. */
const readRating = (text: string) => Number(text) || 0

const starPath = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

/**
 * A rating from 1 to 5: typed as a number, or by five stars beside it, which show it and set it. The stars are a radio
 * group: arrows change them.
 */
export function StarsField({ value, onChange, onBlur, error, focusRef }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  // what is typed stays as it is typed while it says the value, or says none
  const typed = readRating(text) === value ? text : value > 0 ? String(value) : ''
  const type = (next: string) => {
    setText(next)
    onChange(readRating(next))
  }
  return (
    <div>
      <label htmlFor={`${id}-number`} className="text-sm font-medium">
        Rating
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <input
          id={`${id}-number`}
          type="number"
          inputMode="numeric"
          min={1}
          max={5}
          step={1}
          placeholder="1-5"
          className="input w-20"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={onBlur}
          ref={focusRef}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        <fieldset className="flex">
          <legend className="sr-only">Rating in stars</legend>
          {ratings.map((rating) => (
            <label
              key={rating}
              className={classNames(
                'cursor-pointer rounded-md p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                rating <= value && value <= 5 ? 'text-accent' : 'text-edge',
              )}
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                aria-label={`${rating} of 5 ${rating === 1 ? 'star' : 'stars'}`}
                checked={value === rating}
                onChange={() => onChange(rating)}
                onBlur={onBlur}
              />
              <svg
                width="30"
                height="30"
                viewBox="0 0 20 20"
                aria-hidden="true"
                fill={rating <= value && value <= 5 ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.3"
                strokeLinejoin="round"
              >
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </fieldset>
      </div>
      <FieldError id={`${id}-error`}>{error?.message}</FieldError>
    </div>
  )
}
