import { Plus, X } from 'lucide-react'
import { mostParcels, type Parcel } from '../../../../contract/orders/parcel-words.ts'
import { asField, typedNumber } from '../../../../contract/words/typed.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'

/** A parcel as it is typed: its weight in kilograms. */
export type ParcelRow = { trackingNumber: string; kilograms: string }

const empty: ParcelRow = { trackingNumber: '', kilograms: '' }

/** Rows to begin with: those of the parcels, or an empty one. */
export const rowsOf = (parcels: readonly Parcel[]): ParcelRow[] =>
  parcels.length === 0
    ? [empty]
    : parcels.map(({ trackingNumber, grams }) => ({
        trackingNumber,
        kilograms: grams === null ? '' : asField(grams / 1_000),
      }))

/** What is sent of them: rows in which nothing was typed are none. A weight alone, or one that cannot be read (0), is sent, and refused. */
export const parcelsOf = (rows: readonly ParcelRow[]) =>
  rows
    .filter(({ trackingNumber, kilograms }) => `${trackingNumber}${kilograms}`.trim() !== '')
    .map(({ trackingNumber, kilograms }) => ({
      trackingNumber,
      grams: kilograms.trim() === '' ? null : Math.round(typedNumber(kilograms) * 1_000) || 0,
    }))

/** What is wrong with the number of a row. */
function faultOf(rows: readonly ParcelRow[], at: number): string | undefined {
  const { trackingNumber, kilograms } = rows[at]!
  const number = trackingNumber.trim()
  if (number === '') return kilograms.trim() === '' ? undefined : 'Input the tracking number'
  return rows.some((row, place) => place < at && row.trackingNumber.trim() === number)
    ? 'Another parcel has this number'
    : undefined
}

type Props = { rows: ParcelRow[]; onRows: (rows: ParcelRow[]) => void }

/** The parcels of a shipment, a row each. Several numbers that are pasted at once, one a line or with commas between, are as many rows. */
export function ParcelRows({ rows, onRows }: Props) {
  const change = (at: number, some: Partial<ParcelRow>) =>
    onRows(rows.map((row, place) => (place === at ? { ...row, ...some } : row)))
  const paste = (at: number, text: string) => {
    const numbers = text
      .split(/[\r\n\t,;]+/)
      .map((one) => one.trim())
      .filter(Boolean)
    if (numbers.length < 2) return false
    const [before, own, after] = [rows.slice(0, at), rows[at]!, rows.slice(at + 1)]
    const pasted = numbers.map((trackingNumber, place) =>
      place === 0 ? { ...own, trackingNumber } : { ...empty, trackingNumber },
    )
    const untyped = ({ trackingNumber, kilograms }: ParcelRow) =>
      `${trackingNumber}${kilograms}` === ''
    onRows([...before, ...pasted, ...after.filter((row) => !untyped(row))].slice(0, mostParcels))
    return true
  }
  const nth = (at: number) => (rows.length > 1 ? ` ${at + 1}` : '')
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">Parcels</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className="flex flex-wrap items-start gap-2">
          <TextField
            className="min-w-0 grow basis-52"
            label={`Tracking number${nth(at)}`}
            optional={rows.length === 1}
            maxLength={100}
            autoComplete="off"
            value={row.trackingNumber}
            error={faultOf(rows, at)}
            onPaste={(event) => {
              if (paste(at, event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onChange={({ target }) => change(at, { trackingNumber: target.value })}
          />
          <NumberField
            className="w-40 shrink-0"
            label={
              <>
                Kilograms<span className="sr-only">{nth(at) && ` of parcel${nth(at)}`}</span>
              </>
            }
            optional
            value={row.kilograms}
            onChange={({ target }) => change(at, { kilograms: target.value })}
          />
          {rows.length > 1 && (
            <Button
              variant="quiet"
              className="mt-6"
              aria-label={`Leave parcel${nth(at)} out`}
              onClick={() => onRows(rows.toSpliced(at, 1))}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {rows.length < mostParcels && (
        <Button size="small" onClick={() => onRows([...rows, empty])}>
          <Plus size={14} aria-hidden="true" />
          Add a parcel
        </Button>
      )}
    </fieldset>
  )
}
