import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { type DeliveryValues, fieldOfPath } from './delivery-values.ts'

/** Shows what the shop refused of where an order goes, at its field. */
export function tellDelivery<Values extends FieldValues & DeliveryValues>(
  errors: { path: string; message: string }[],
  setError: UseFormSetError<Values>,
  asText = false,
) {
  for (const { path, message } of errors) {
    const field = fieldOfPath(path, asText)
    if (/^(to|bill)\.|^number$/.test(field))
      setError(field as Path<Values>, { message }, { shouldFocus: true })
  }
}
