import { useState } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { CheckboxField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Props = {
  isRequired: boolean
  mayChange: boolean
  onChange: (isRequired: boolean) => Promise<void>
}

/** Whether the company's orders need a purchase order number. Who does not manage the company reads it. */
export function PurchaseOrderRule({ isRequired, mayChange, onChange }: Props) {
  const [wanted, setWanted] = useState<boolean>()
  const [fault, setFault] = useState<Error>()
  const change = async (next: boolean) => {
    setWanted(next)
    setFault(undefined)
    try {
      await onChange(next)
      toast.success(next ? 'Orders need a number now' : 'Orders go without a number now')
    } catch (error) {
      setFault(error as Error)
    }
    setWanted(undefined)
  }
  return (
    <section aria-labelledby="rule-title" className="panel space-y-3 p-5 sm:p-6">
      <h2 id="rule-title" className="text-lg font-semibold">
        Purchase order numbers
      </h2>
      {mayChange ? (
        <CheckboxField
          label="Every order of the company needs a purchase order number"
          checked={wanted ?? isRequired}
          disabled={wanted !== undefined}
          onChange={({ target }) => void change(target.checked)}
        />
      ) : (
        <p className="text-sm">
          {isRequired
            ? 'Every order of the company needs a purchase order number.'
            : 'Orders of the company go with or without a purchase order number.'}
        </p>
      )}
      <p className="text-sm text-soft">
        The number stands on every document of the order. One that another order has already is
        asked about first.
      </p>
      {fault && <FaultNote error={fault} focus />}
    </section>
  )
}
