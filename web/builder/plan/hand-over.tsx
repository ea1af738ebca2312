import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { absolute } from '../../app/origin.ts'
import { useSession } from '../../app/session.ts'
import { addToBasket } from '../../trade/basket/basket.ts'
import type { Wanted } from '../../trade/basket/count.ts'
import { builderAddress, type WantedBuild } from '../../trade/builds/link.ts'
import { SaveListButton } from '../../trade/lists/save-button.tsx'
import { ShownSum } from '../../trade/pricing/shown-sum.tsx'
import { Button } from '../../ui/button.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import type { BuilderData } from '../load/load.ts'
import { SaveBuildButton } from '../saved/save-button.tsx'
import { CopyLink } from './copy-link.tsx'
import { summedOf } from './summed-of.ts'

type Fleet = NonNullable<BuilderData['fleet']>

/** As long as the note of a line may be. */
const longestNote = 500

/** What the build comes to, and where it goes: the basket, a list, a file, paper, or a link for somebody else. */
export default function HandOver({ data, address }: { data: BuilderData; address: string }) {
  const { build, fleet, verdict, slots } = data
  const session = useSession()
  const { pathname, search } = useLocation()
  const [isOwn, setOwn] = useState(false)
  const isAdmin = 'person' in session && session.person.isAdmin
  if (!fleet) return null
  const blockers = slots.flatMap(({ findings }) =>
    findings.filter((one) => one.verdict === 'blocker'),
  )
  const needsTick = blockers.length > 0
  const isShort = fleet.buildable < fleet.machines
  const lines = (): Wanted[] =>
    fleet.lines.map(({ partId, quantity }) => ({
      partsId: partId,
      quantity,
      ...(needsTick && { note: noteOf(blockers.map(({ text }) => text)) }),
    }))
  return (
    <div
      data-screen-only
      className="sticky bottom-0 z-20 -mx-4 border-t bg-raised px-4 py-3 shadow-pop sm:mx-0 sm:rounded-t-lg sm:border sm:px-5"
    >
      {needsTick && (
        <label className="mb-2.5 flex items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={isOwn}
            onChange={({ target }) => setOwn(target.checked)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span>
            We checked it ourselves: order in spite of {counted(blockers.length, 'contradiction')}.
            What contradicts is noted at the lines.
          </span>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <p className="figures min-w-0 grow">
          <span className="text-lg font-semibold">
            <ShownSum lines={summedOf(fleet)} currency={fleet.currency} />
          </span>{' '}
          <span className="text-sm text-soft">
            {counted(fleet.lines.length, 'part')} for {counted(fleet.machines, 'machine')}
            {verdict.missing.length > 0 && ', not complete'}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyLink address={absolute(address)} />
          <Button
            size="small"
            className="min-h-10"
            onClick={() => void import('./save-lines.ts').then((m) => m.saveLines(fleet))}
          >
            <Download size={16} aria-hidden="true" />
            CSV
          </Button>
          <Button size="small" className="min-h-10 max-sm:hidden" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
          {session.state === 'in' && !isAdmin && (
            <>
              <SaveBuildButton data={data} />
              <SaveListButton size="small" className="min-h-10" name="Build" lines={lines} />
            </>
          )}
          {session.state === 'out' && (
            <Link to="/login" state={{ from: pathname + search }} className="link px-1 text-sm">
              Log in to save
            </Link>
          )}
          <ToBasket lines={lines} isHeld={(needsTick && !isOwn) || isAdmin || isShort} />
        </div>
      </div>
      {isAdmin ? (
        <p className="mt-1.5 text-sm text-soft">
          You are signed in as an admin: baskets, lists and saved builds are for buyers.
        </p>
      ) : (
        isShort && <Short build={build} fleet={fleet} />
      )}
    </div>
  )
}

/** Why nothing goes into the basket: a basket takes what can be ordered as it stands. */
const Short = ({ build, fleet }: { build: WantedBuild; fleet: Fleet }) => (
  <p className="mt-1.5 text-sm text-warn">
    {fleet.buildable === 0
      ? 'Not one machine of it can be ordered now.'
      : `Only ${figure(fleet.buildable)} of ${counted(fleet.machines, 'machine')} can be ordered now.`}{' '}
    {fleet.buildable > 0 && (
      <Link
        to={builderAddress({ ...build, machines: fleet.buildable })}
        replace
        preventScrollReset
        className="link font-medium"
      >
        Plan {counted(fleet.buildable, 'machine')}
      </Link>
    )}
  </p>
)

function ToBasket({ lines, isHeld }: { lines: () => Wanted[]; isHeld: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const add = async () => {
    setBusy(true)
    setFault('')
    await addToBasket(lines()).catch((error: Error) => setFault(error.message))
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="primary"
        size="small"
        className="min-h-10 max-sm:grow"
        busy={isBusy}
        disabled={isHeld}
        onClick={() => void add()}
      >
        Add to basket
      </Button>
      <span role="alert" className="basis-full text-sm text-danger empty:hidden">
        {fault}
      </span>
    </>
  )
}

const noteOf = (texts: readonly string[]) =>
  `We checked it ourselves: ${texts.join(' ')}`.slice(0, longestNote)
