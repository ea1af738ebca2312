import { useId } from 'react'
import {
  type EventType,
  eventTypeNames,
  eventTypes,
} from '../../../contract/programs/event-types.ts'
import { FieldError } from '../../ui/forms/field-error.tsx'

const groups = [
  ['Orders', 'order.', 'inquiry.', 'return.', 'invoice.', 'credit_note.'],
  ['Parts', 'part.', 'catalogue.'],
  ['Reviews and the shop', 'review.', 'shop.'],
] as const

/** Of what events an address is told. */
export function EventFields({ chosen, error }: { chosen: EventType[]; error: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="space-y-4">
      <legend className="text-sm font-medium">What it is told</legend>
      {groups.map(([name, ...begins]) => (
        <div key={name}>
          <p className="mt-2 text-xs text-soft">{name}</p>
          <div className="mt-1 grid gap-x-6 gap-y-1 lg:grid-cols-2">
            {eventTypeNames
              .filter((type) => begins.some((begin) => type.startsWith(begin)))
              .map((type) => (
                <label key={type} className="flex min-h-9 items-start gap-2.5 py-1 text-sm">
                  <input
                    type="checkbox"
                    name="types"
                    value={type}
                    defaultChecked={chosen.includes(type)}
                    className="mt-0.5 size-4 shrink-0 accent-accent"
                  />
                  <span>
                    <code className="block font-mono text-xs">{type}</code>
                    <span className="text-soft">{eventTypes[type]}</span>
                  </span>
                </label>
              ))}
          </div>
        </div>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
