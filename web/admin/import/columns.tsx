import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { type OwnSpecs, specificationOf } from '../../../contract/parts/specifications.ts'
import { breakLabel } from '../../../contract/pricing/break-label.ts'
import { Note } from '../../ui/note.tsx'
import { useShopCategories } from '../use-categories.ts'
import type { ImportPreview, ImportSettings, Mapping } from './work.ts'

type Props = {
  preview: ImportPreview
  mapping: Mapping
  onMap: (column: string, field: string) => void
}

/** What the shop specifies of parts, each once, whatever the category. */
const specsOf = (categories: readonly ShopCategory[]) => [
  ...new Map(
    categories.flatMap(({ specs }) => specs.map((one) => [one.key, one] as const)),
  ).values(),
]

/** "Radiator length (mm)" → radiatorLengthMm: how specifications are called. */
const keyOf = (column: string) =>
  column
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    .slice(0, 60)

/** The columns of a file with what stands in them, and what each becomes. */
export function ImportColumns({ preview, mapping, onMap }: Props) {
  return (
    <div className="panel overflow-x-auto">
      <table className="stacked w-full text-sm">
        <caption className="sr-only">Columns of the file</caption>
        <thead>
          <tr className="border-b text-soft">
            {['Column', 'What stands in it', 'Becomes'].map((name) => (
              <th key={name} scope="col" className="h-9 px-3 text-start text-xs font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.columns.map(({ name, sample }) => (
            <tr key={name} className="border-b last:border-b-0">
              <td data-label="Column" className="px-3 py-1.5 font-medium break-words">
                {name}
              </td>
              <td data-label="What stands in it" className="max-w-80 px-3 py-1.5 text-soft">
                <span className="line-clamp-2 break-words">{sample.join(' · ') || 'Nothing'}</span>
              </td>
              <td data-label="Becomes" className="px-3 py-1.5 sm:w-60">
                <Target
                  column={name}
                  value={mapping[name] ?? ''}
                  fields={preview.fields}
                  onChoose={(field) => onMap(name, field)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TargetProps = {
  column: string
  value: string
  fields: ImportPreview['fields']
  onChoose: (field: string) => void
}

function Target({ column, value, fields, onChoose }: TargetProps) {
  const specs = specsOf(useShopCategories())
  const known = specs.map(({ key }) => key)
  const own = keyOf(column)
  const guessed = value.startsWith('specs.') ? value.slice('specs.'.length) : ''
  const others = [...new Set([own, guessed])].filter((key) => key !== '' && !known.includes(key))
  const breaks = breakTargets(column, value)
  return (
    <select
      aria-label={`${column} becomes`}
      className="input min-h-9 py-1 text-sm"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Leave out</option>
      <optgroup label="Fields of a part">
        {fields.map(({ field, label, required }) => (
          <option key={field} value={field}>
            {required ? `${label} *` : label}
          </option>
        ))}
      </optgroup>
      {breaks.length > 0 && (
        <optgroup label="Price breaks">
          {breaks.map((target) => (
            <option key={target} value={target}>
              {breakLabel(target)}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Specifications">
        {[...others, ...known].map((key) => (
          <option key={key} value={`specs.${key}`}>
            {labelOf(key, specs)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

/** What a column with a number in its name may be of them: "Price 100+", or one of a pair such as qty2, price2. */
function breakTargets(column: string, value: string): string[] {
  const number = Number(/(\d[\d,]*)\D*$/.exec(column)?.[1]?.replaceAll(',', ''))
  const guessed = /^break/.test(value) ? [value] : []
  const pairs = number >= 1 && number <= 12 ? [`breakFrom.${number}`, `breakPrice.${number}`] : []
  const own = number >= 2 && number <= 1_000_000_000 ? [`break.${number}`] : []
  return [...new Set([...guessed, ...own, ...pairs])]
}

function labelOf(key: string, own: OwnSpecs) {
  const { label, unit } = specificationOf(key, own)
  return unit ? `${label} (${unit})` : label
}

/** The questions that no column and nobody has answered yet. */
export const openQuestions = (
  { questions, needsMapping }: ImportPreview,
  mapping: Mapping,
  { answered }: ImportSettings,
) =>
  needsMapping
    ? questions.filter(
        ({ field }) => !answered.includes(field) && !Object.values(mapping).includes(field),
      )
    : []

/** What keeps an import with these columns from going well, in words; empty when nothing does. */
export function columnFaults(
  preview: ImportPreview,
  mapping: Mapping,
  settings: ImportSettings,
): string[] {
  const { needsMapping, fields } = preview
  if (!needsMapping) return []
  const chosen = Object.values(mapping).filter((field) => field !== '')
  const nameOf = (field: string) =>
    fields.find((one) => one.field === field)?.label ??
    breakLabel(field) ??
    field.replace('specs.', '')
  const twice = [...new Set(chosen.filter((field, at) => chosen.indexOf(field) !== at))]
  const missing = fields.filter(({ field, required }) => required && !chosen.includes(field))
  return [
    ...twice.map((field) => `Two columns become ${nameOf(field)}: choose one.`),
    ...missing.map(({ label }) => `No column becomes ${label}: choose one.`),
    ...openQuestions(preview, mapping, settings).map(({ text }) => `${text}.`),
  ]
}

/** The same, in its place above the button. */
export const ColumnFaults = ({ faults }: { faults: string[] }) =>
  faults.length === 0 ? null : (
    <Note kind="warn">
      <ul className="space-y-1">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Note>
  )
