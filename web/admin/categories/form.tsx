import { useId, useState } from 'react'
import {
  categoryIcons,
  type CategoryIcon as IconName,
} from '../../../contract/parts/category-icons.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { CategoryIcon } from '../../trade/parts/category-icon.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { ChosenSpecs } from './chosen-specs.tsx'
import { CategoryPicture } from './picture.tsx'
import { SpecRows } from './spec-rows.tsx'
import { type TypedCategory, typedOf } from './typed.ts'

type Props = {
  from: TypedCategory
  isNew?: boolean
  submit: string
  onSend: (typed: TypedCategory) => Promise<void>
}

/** A category's words, sign and picture, and what is specified of its parts. */
export function CategoryForm({ from, isNew = false, submit, onSend }: Props) {
  const [typed, setTyped] = useState(() => typedOf(from))
  const [words, setWords] = useState(from.words.join('\n'))
  const sending = useSending()
  const { errorOf, fault, busy } = sending
  const set = (some: Partial<TypedCategory>) => setTyped((before) => ({ ...before, ...some }))
  const send = sending.sends(async () => {
    const lines = words.split('\n').map((line) => line.trim())
    await onSend({ ...typed, words: lines.filter((line) => line !== '') })
  })
  const firstOf = (...paths: string[]) => paths.map(errorOf).find(Boolean)
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-6">
      <div className="panel grid items-start gap-x-6 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
        <TextField
          label="Name"
          hint="As every menu has it."
          value={typed.name}
          maxLength={60}
          autoComplete="off"
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label="Its parts, in a sentence"
          optional
          hint="Such as power supplies."
          value={typed.plural}
          maxLength={60}
          autoComplete="off"
          error={errorOf('plural')}
          onChange={({ target }) => set({ plural: target.value })}
        />
        <TextArea
          label="Description"
          optional
          hint="Of its list, for search engines."
          rows={3}
          maxLength={300}
          value={typed.description}
          error={errorOf('description')}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextArea
          label="What else buyers call it"
          optional
          hint="A line each: searches and imports understand them."
          rows={3}
          value={words}
          error={firstOf('words', ...typed.words.map((_, at) => `words.${at}`))}
          onChange={({ target }) => setWords(target.value)}
        />
        <IconField value={typed.icon} error={errorOf('icon')} onChange={(icon) => set({ icon })} />
        {isNew && (
          <TextField
            label="Key"
            optional
            hint="Stands in addresses and files, for ever. Left out, it is made of the name."
            value={typed.key}
            maxLength={40}
            autoComplete="off"
            placeholder="power-supplies"
            error={errorOf('key')}
            onChange={({ target }) => set({ key: target.value })}
          />
        )}
        <CategoryPicture img={typed.img} error={errorOf('img')} onImg={(img) => set({ img })} />
      </div>
      <SpecRows
        specs={typed.specs}
        errorOf={errorOf}
        onSpecs={(specs) => {
          const there = new Set(specs.map(({ key }) => key))
          const kept = (keys: string[]) => keys.filter((key) => there.has(key))
          set({ specs, facets: kept(typed.facets), cards: kept(typed.cards) })
        }}
        onRenamed={(before, key) => {
          const renamed = (keys: string[]) => keys.map((one) => (one === before ? key : one))
          setTyped((now) => ({ ...now, facets: renamed(now.facets), cards: renamed(now.cards) }))
        }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ChosenSpecs
          title="What narrows its list"
          says="The most useful first. Up to 12."
          most={12}
          specs={typed.specs}
          keys={typed.facets}
          error={errorOf('facets')}
          onKeys={(facets) => set({ facets })}
        />
        <ChosenSpecs
          title="What stands on a card"
          says="What tells its parts apart at a glance. Up to 4."
          most={4}
          specs={typed.specs}
          keys={typed.cards}
          error={errorOf('cards')}
          onKeys={(cards) => set({ cards })}
        />
      </div>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
        <ButtonLink to="/dashboard/categories">Go back</ButtonLink>
      </div>
    </form>
  )
}

type IconProps = { value: IconName; error: string | undefined; onChange: (icon: IconName) => void }

function IconField({ value, error, onChange }: IconProps) {
  const id = useId()
  return (
    <div className="flex items-end gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-md border bg-sunken">
        <CategoryIcon name={value} size={22} />
      </span>
      <SelectField
        id={id}
        label="Icon"
        className="grow"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value as IconName)}
      >
        {categoryIcons.map((name) => (
          <option key={name} value={name}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
