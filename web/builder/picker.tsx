import { ArrowLeft, CircleHelp, CircleX, Search, TriangleAlert } from 'lucide-react'
import { Form, Link } from 'react-router'
import { categoryNames } from '../../contract/parts/categories.ts'
import { textOf, type WantedBuild } from '../trade/builds/link.ts'
import { specsLine } from '../trade/parts/specs-line.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import { figure, Money } from '../ui/words/amounts.tsx'
import type { BuilderData } from './load/load.ts'
import { slotWords } from './slot-names.ts'
import { verdictNames } from './verdict-words.ts'

type Picker = NonNullable<BuilderData['picker']>

/** Parts for one slot, each with what speaks against it in this build. Choosing one goes back to the build with it. */
export function PartChoice({ picker, build }: { picker: Picker; build: WantedBuild }) {
  const { category, q, parts, total, back } = picker
  return (
    <section aria-labelledby="choice" className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="choice" tabIndex={-1} className="me-auto text-lg font-semibold focus:outline-none">
          {slotWords[category].wanted}
        </h2>
        <Link
          to={back}
          preventScrollReset
          className={buttonClass('secondary', 'small', 'min-h-10')}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Back to the build
        </Link>
      </div>
      <Form
        action="/builder"
        role="search"
        aria-label={`Search ${categoryNames[category]}`}
        className="mt-3 flex gap-2"
        preventScrollReset
      >
        <input type="hidden" name="b" value={textOf(build)} />
        <input type="hidden" name="pick" value={category} />
        <div className="relative grow">
          <Search
            size={18}
            className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
            aria-hidden="true"
          />
          <input
            key={category}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            aria-label={`Name or number of a part: ${categoryNames[category]}`}
            placeholder="Part number or words"
            className="input ps-10"
          />
        </div>
        <button type="submit" className={buttonClass('secondary')}>
          Search
        </button>
      </Form>
      <p role="status" className="mt-3 text-sm text-soft">
        {parts.length === 0
          ? 'No part in stock is called so.'
          : `${figure(total)} in stock${total > parts.length ? `, the first ${parts.length} shown: search to narrow them` : ''}.`}
      </p>
      <ul className="mt-2 divide-y">
        {parts.map((part) => (
          <Choice key={part._id} part={part} />
        ))}
      </ul>
    </section>
  )
}

const looks = {
  blocker: ['text-danger', CircleX],
  unknown: ['text-calm', CircleHelp],
  warning: ['text-warn', TriangleAlert],
} as const

function Choice({ part }: { part: Picker['parts'][number] }) {
  return (
    <li className="relative -mx-2 flex gap-3 rounded-md px-2 py-3 hover:bg-sunken">
      <div className="h-14 w-[4.65rem] shrink-0 overflow-hidden rounded-md border max-sm:hidden">
        <Picture
          src={part.img}
          picture={part.picture}
          alt=""
          sizes="75px"
          className="size-full object-cover"
        />
      </div>
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link
            to={part.to}
            preventScrollReset
            className="font-medium no-underline after:absolute after:inset-0"
          >
            <span className="sr-only">Choose </span>
            {part.name}
          </Link>
          <p className="text-sm text-soft">{specsLine(part)}</p>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm sm:block sm:text-end">
          <p className="text-base font-semibold">
            <Money amount={part.lowest ?? part.price} currency={part.currency} />
          </p>
          <p className="figures text-soft">{figure(part.quantity)} there</p>
        </div>
        {part.verdict && <Reason verdict={part.verdict} text={part.reason} />}
      </div>
    </li>
  )
}

function Reason({ verdict, text }: { verdict: keyof typeof looks; text: string }) {
  const [ink, Icon] = looks[verdict]
  return (
    <p className="mt-1 flex gap-1.5 text-sm sm:col-span-2">
      <Icon size={16} className={classNames('mt-0.5 shrink-0', ink)} aria-hidden="true" />
      <span className="min-w-0">
        <strong className={classNames('font-semibold', ink)}>{verdictNames[verdict]}:</strong>{' '}
        {text}
      </span>
    </p>
  )
}
