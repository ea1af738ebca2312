import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { storeLastBuild } from '../trade/builds/last-build.ts'
import { builderAddress, textOf } from '../trade/builds/link.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { loadBuilder } from './load/load.ts'
import { BoardFigure } from './picture/figure.tsx'
import { MachinesBar } from './plan/machines-bar.tsx'
import { storeOpened } from './saved/opened.ts'
import { SlotCard } from './slot-card.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

/** Drawn by the server, and asked for when all that the page needs first is there: it does nothing but stand there. */
const orderLines = import('./plan/order-lines.tsx').then(
  ({ OrderLines }) => ({ default: OrderLines }),
  () => new Promise<never>(() => {}),
)
const OrderLines = lazy(() => orderLines)

/** Nothing of it works without a script: it is loaded after all that is read first. Its room is kept. */
const HandOver = lazyPart<ComponentProps<typeof import('./plan/hand-over.tsx').default>>(
  () => import('./plan/hand-over.tsx'),
  <div className="h-16" />,
)

// what is drawn on the server already comes to life after all that is chosen by
const Information = lazyPart<ComponentProps<typeof import('./information.tsx').Information>>(
  async () => ({ default: (await import('./information.tsx')).Information }),
)
const LinkNotes = lazyPart<ComponentProps<typeof import('./link-notes.tsx').LinkNotes>>(
  async () => ({ default: (await import('./link-notes.tsx')).LinkNotes }),
)

const PartChoice = lazyPart<ComponentProps<typeof import('./choice/choice.tsx').PartChoice>>(
  async () => ({ default: (await import('./choice/choice.tsx')).PartChoice }),
  <div className="panel h-96" />,
)

export const loader = async (args: LoaderFunctionArgs) => await loadBuilder(args)

export const meta = (args: MetaArgs) =>
  ofShop(
    args,
    pageMeta({
      title: 'Builder: which parts go into one machine',
      description:
        'Put a computer together, see what contradicts and what is not recorded, and how many machines can be built with what is in stock.',
      path: '/builder',
    }),
  )

/** One machine of parts, and as many of it as are wanted. All of it stands in the address, so that it can be passed on. */
export default function BuilderPage() {
  const data = useLoaderData<typeof loader>()
  const { build, slots, picker, fleet, picture } = data
  const address = builderAddress(build)
  const { armRemoval, isOpened } = useFocus(data)
  useEffect(() => {
    if (build.lines.length > 0) storeLastBuild(textOf(build))
    else storeOpened(null)
  }, [build])
  return (
    <div className="frame py-4 lg:py-6">
      <Breadcrumbs steps={[{ name: 'Home', to: '/' }, { name: 'Builder' }]} />
      <header className="mt-3 mb-5">
        <h1 className="text-xl font-semibold tracking-tight">Builder</h1>
        <p className="mt-1 max-w-2xl text-soft">
          Put one machine together, see at a glance what contradicts and what is missing, then order
          it for as many machines as you need.
        </p>
      </header>
      <LinkNotes data={data} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-7 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className={picker ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>
          {/* findings first where there is one column */}
          <div className="flex flex-col gap-5 lg:sticky lg:top-20">
            <VerdictPanel data={data} />
            <div className="lg:order-first">
              <BoardFigure picture={picture} choosing={picker?.category ?? null} />
            </div>
          </div>
        </div>
        {picker ? (
          <PartChoice picker={picker} build={build} isOpened={isOpened} />
        ) : (
          <div className="min-w-0 space-y-4">
            <MachinesBar build={build} fleet={fleet} slots={slots} />
            {slots.map((slot) => (
              <SlotCard
                key={slot.category}
                slot={slot}
                build={build}
                onRemove={() => armRemoval(slot.category)}
              />
            ))}
            <Information information={data.information} />
          </div>
        )}
      </div>
      {fleet && !picker && (
        <div className="mt-6">
          <Suspense>
            <OrderLines build={build} fleet={fleet} />
          </Suspense>
        </div>
      )}
      {fleet && !picker && (
        <div className="mt-4">
          <HandOver data={data} address={address} />
        </div>
      )}
    </div>
  )
}

/** The focus goes to the choice when it opens, and to a slot whose part went or came. */
function useFocus({
  picker,
  build,
}: Pick<Awaited<ReturnType<typeof loadBuilder>>, 'picker' | 'build'>) {
  const choosing = picker?.category ?? null
  const before = useRef(choosing)
  const first = useRef(choosing)
  const removed = useRef<string | null>(null)
  const shown = useRef(textOf(build))
  useEffect(() => {
    const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
    if (before.current !== choosing) {
      focus(choosing ? 'choice' : `slot-${before.current}`)
      const id = choosing ? 'choice' : `slot-${before.current}`
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    } else if (removed.current && shown.current !== textOf(build)) focus(`slot-${removed.current}`)
    if (shown.current !== textOf(build)) removed.current = null
    before.current = choosing
    shown.current = textOf(build)
  }, [choosing, build])
  return {
    /** The choice may be drawn after it was opened: it takes the focus itself then. */
    isOpened: first.current !== choosing,
    armRemoval: (slot: string) => {
      removed.current = slot
    },
  }
}
