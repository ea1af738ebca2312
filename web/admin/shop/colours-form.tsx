import { type FormEvent, useState } from 'react'
import {
  enough,
  leastContrast,
  nearestReadable,
  shadesOf,
  type Theme,
  usual,
} from '../../../contract/shop-record/accent.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { fixed } from '../../ui/words/amounts.tsx'
import { Frame } from './preview.tsx'
import { useSave } from './use-save.ts'

type Colours = ShopRecord['colours']
type Field = { name: keyof Colours; theme: Theme; label: string; hint: string }

const fields: Field[] = [
  {
    name: 'accent',
    theme: 'light',
    label: 'Accent',
    hint: 'Such as #1a5fb4. Empty: the usual one.',
  },
  {
    name: 'darkAccent',
    theme: 'dark',
    label: 'Accent on dark ground',
    hint: 'Empty: the nearest to the other that can be read there.',
  },
]
const isColour = (text: string | null): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '')

/** The colour of buttons, links and what is chosen, with what it looks like in both themes. */
export default function ColoursForm({ shown }: { shown: RecordShown }) {
  const saved = shown.record.colours
  const [colours, setColours] = useState(saved)
  const { save, errors, fault, busy } = useSave('colours', shown, ([name = '']) => name)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(colours)
  }
  const change = (name: keyof Colours, text: string) =>
    setColours({ ...colours, [name]: text.trim() === '' ? null : text })
  const isChanged = fields.some(({ name }) => colours[name] !== saved[name])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form aria-label="Colour" onSubmit={submit} noValidate className="panel space-y-5 p-5 sm:p-6">
        <p className="text-sm text-soft">
          The colour of buttons, links and what is chosen. Words in it have to be read on every
          ground of the pages.
        </p>
        {fields.map(({ name, theme, label, hint }) => (
          <div key={name} className="space-y-2">
            <TextField
              name={name}
              label={label}
              hint={hint}
              optional
              autoComplete="off"
              value={colours[name] ?? ''}
              error={errors[name]}
              onChange={(event) => change(name, event.target.value)}
            />
            <Reading
              colour={colours[name]}
              theme={theme}
              onColour={(colour) => change(name, colour)}
            />
          </div>
        ))}
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
            Save
          </Button>
          {isChanged && <Button onClick={() => setColours(saved)}>Undo changes</Button>}
        </div>
      </form>
      <Frame>
        <Sample theme="light" accent={shownIn('light', colours)} />
        <Sample theme="dark" accent={shownIn('dark', colours)} />
      </Frame>
    </div>
  )
}

/** What stands in a theme, as far as it is a colour. */
function shownIn(theme: Theme, { accent, darkAccent }: Colours) {
  if (theme === 'light') return isColour(accent) ? accent : usual.light
  if (isColour(darkAccent)) return darkAccent
  return isColour(accent) ? nearestReadable(accent, 'dark') : usual.dark
}

type ReadingProps = { colour: string | null; theme: Theme; onColour: (colour: string) => void }

/** How well words in a colour can be read, with the nearest that can where these cannot. */
function Reading({ colour, theme, onColour }: ReadingProps) {
  if (!isColour(colour)) return null
  const has = leastContrast(colour, theme)
  const near = nearestReadable(colour, theme)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
      Contrast {fixed(Math.floor(has * 10) / 10, 1)} of {enough}
      {has < enough && (
        <Button size="small" onClick={() => onColour(near)}>
          Take {near}
        </Button>
      )}
    </p>
  )
}

const inks = {
  light: { ground: '#f8f6f3', ink: '#24201c' },
  dark: { ground: '#161412', ink: '#f2eee9' },
}

/** A link, a button and what is chosen, as a theme shows them: drawn, for the page around has its own theme. */
function Sample({ theme, accent }: { theme: Theme; accent: string }) {
  const { ground, ink } = inks[theme]
  const { strong, tint, on } = shadesOf(accent.toLowerCase(), theme)
  return (
    <svg
      viewBox="0 0 360 96"
      role="img"
      aria-label={`On ${theme} ground`}
      className="block w-full text-sm"
    >
      <rect width="360" height="96" fill={ground} />
      <rect x="20" y="28" width="104" height="40" rx="8" fill={accent} />
      <text x="72" y="53" textAnchor="middle" fontWeight="500" fill={on}>
        Buy Parts
      </text>
      <text x="144" y="53" fill={accent} textDecoration="underline">
        A link
      </text>
      <rect x="204" y="28" width="136" height="40" rx="8" fill={tint} stroke={accent} />
      <text x="272" y="53" textAnchor="middle" fill={strong}>
        What is chosen
      </text>
      <text x="20" y="18" fontSize="10" fill={ink}>
        {theme === 'light' ? 'Light' : 'Dark'}
      </text>
    </svg>
  )
}
