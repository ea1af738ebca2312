import { useId } from 'react'
import type { FieldError as Wrong } from 'react-hook-form'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'

type Props = {
  /** 0 while none is chosen. */
  value: number
  onChange: (rating: number) => void
  onBlur: () => void
  error: Wrong | undefined
  /** The first star, for the focus. */
  focusRef: (input: HTMLInputElement | null) => void
}

const ratings = [1, 2, 3, 4, 5] as const
const starPath = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

/** A rating from 1 to 5 as five stars, which are a radio group: arrows change it. */
export function StarsField({ value, onChange, onBlur, error, focusRef }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className="text-sm font-medium">Rating</legend>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <div className="flex">
          {ratings.map((rating) => (
            <label
              key={rating}
              className={classNames(
                'cursor-pointer rounded-md p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                rating <= value ? 'text-accent' : 'text-edge',
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
                ref={rating === 1 ? focusRef : undefined}
              />
              <svg
                width="30"
                height="30"
                viewBox="0 0 20 20"
                aria-hidden="true"
                fill={rating <= value ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.3"
                strokeLinejoin="round"
              >
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </div>
        <span className="figures text-sm text-soft" aria-hidden="true">
          {value > 0 && `${value} of 5`}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{error?.message}</FieldError>
    </fieldset>
  )
}
