import { textEncodings } from '../../../contract/parts/text-encodings.ts'
import { CallFault } from '../../app/api.ts'
import { CheckboxField, SelectField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { When } from '../../ui/words/when.tsx'
import { useShopCategories } from '../use-categories.ts'
import type { ImportSettings } from './work.ts'

type Props = {
  settings: ImportSettings
  fault: Error | null
  onSet: (some: Partial<ImportSettings>) => void
  file: File | null
}

const numbers = [
  ['defaultPrice', 'Price', 'None'],
  ['defaultQuantity', 'Quantity', 'None: sold out'],
  ['defaultMinQuantity', 'Minimum Quantity', '10'],
] as const

/** How the rows are read, and what stands in for what new parts do not say. */
export function ImportSettingsFields({ settings, fault, onSet, file }: Props) {
  const categories = useShopCategories()
  const errors = fault instanceof CallFault ? fault.errors : []
  const errorOf = (path: string) => errors.find((one) => one.path === path)?.message
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium">When a new part does not say</legend>
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectField
            label="Category"
            value={settings.defaultCategory}
            onChange={(event) => onSet({ defaultCategory: event.target.value })}
          >
            <option value="">None</option>
            {categories.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          {numbers.map(([name, label, none]) => (
            <NumberField
              key={name}
              label={label}
              optional
              placeholder={none}
              value={settings[name]}
              error={errorOf(name)}
              onChange={(event) => onSet({ [name]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0 space-y-3">
        <legend className="mb-2 text-sm font-medium">How rows are read</legend>
        <CheckboxField
          label="Leave rows with a problem out, and write the others"
          checked={settings.skipRefused}
          onChange={(event) => onSet({ skipRefused: event.target.checked })}
        />
        <SelectField
          label="Numbers are written"
          value={settings.decimalComma}
          onChange={(event) =>
            onSet({ decimalComma: event.target.value as ImportSettings['decimalComma'] })
          }
        >
          <option value="">As the file shows</option>
          <option value="false">1,234.50</option>
          <option value="true">1.234,50</option>
        </SelectField>
        <SelectField
          label="Text is written in"
          value={settings.encoding}
          onChange={(event) => onSet({ encoding: event.target.value })}
        >
          <option value="">As it seems</option>
          {textEncodings.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label="Quantities are"
          value={settings.quantityIs}
          onChange={(event) =>
            onSet({ quantityIs: event.target.value as ImportSettings['quantityIs'] })
          }
        >
          <option value="available">Available to order</option>
          <option value="onHand">In the house, promised pieces included</option>
        </SelectField>
        <CheckboxField
          label="Leave out numbers that the shop does not have"
          checked={settings.onlyKnown}
          onChange={(event) => onSet({ onlyKnown: event.target.checked })}
        />
        <CheckboxField
          label={
            <>
              Refuse what is older than what was brought in last
              {file && (
                <>
                  : the file is of <When at={new Date(file.lastModified).toISOString()} />
                </>
              )}
            </>
          }
          disabled={!file}
          checked={settings.byDate}
          onChange={(event) => onSet({ byDate: event.target.checked })}
        />
        <CheckboxField
          label="Keep the columns that are left out as specifications"
          checked={settings.keepUnknown}
          onChange={(event) => onSet({ keepUnknown: event.target.checked })}
        />
      </fieldset>
    </div>
  )
}
