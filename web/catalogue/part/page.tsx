import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useCategoryName } from '../../app/categories.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { CompareTray } from '../compare/tray.tsx'
import { WillItFit } from './fit/will-it-fit.tsx'
import { loadPart } from './load.ts'
import { OrderBox } from './order-box.tsx'
import { PartSpecs } from './specs.tsx'

/** Drawn by the server, and asked for when all that the page needs first is there: it does nothing but stand there. */
const relatedParts = import('./related-parts.tsx').then(
  ({ RelatedParts }) => ({ default: RelatedParts }),
  () => new Promise<never>(() => {}),
)
const RelatedParts = lazy(() => relatedParts)

export const loader = async (args: LoaderFunctionArgs) => await loadPart(args)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? []

/** One part: what it is, what it costs, how many there are, and what goes with it. */
export default function PartPage() {
  const { part, groups, alternatives, goesWith, attributes, replacement } =
    useLoaderData<typeof loader>()
  const nameOf = useCategoryName()
  return (
    <div className="frame py-4 lg:py-5">
      <Breadcrumbs
        steps={[
          { name: 'Home', to: '/' },
          { name: 'Parts', to: '/parts' },
          { name: nameOf(part.category), to: `/parts?category=${part.category}` },
          { name: part.name },
        ]}
      />
      <header className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="min-w-0 text-xl leading-tight font-semibold tracking-tight">
          <PartName name={part.name} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <span>
            Part number <CodeText label="Copy the part number">{part.mpn}</CodeText>
          </span>
          <span>
            Our number <CodeText label="Copy our number">{part.partNumber}</CodeText>
          </span>
        </p>
      </header>
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        {/* an image that still shows its words has no room of its own */}
        <div className="grid aspect-4/3 place-items-center self-start overflow-hidden rounded-lg border">
          <Picture
            src={part.img}
            picture={part.picture}
            alt={part.name}
            sizes="(width < 64rem) calc(100vw - 2rem), 800px"
            eager
            className="size-full object-contain"
          />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:row-span-2 lg:self-start">
          <OrderBox key={part._id} part={part} attributes={attributes} replacement={replacement} />
        </div>
        <section aria-labelledby="details" className="min-w-0 wrap-anywhere">
          <h2 id="details" className="text-lg font-semibold">
            Details
          </h2>
          <p className="prose mt-2 whitespace-pre-line">{part.details}</p>
          <PartSpecs groups={groups} />
          <WillItFit key={part._id} part={part} />
        </section>
      </div>
      <div id="related" className="scroll-mt-20">
        <Suspense>
          <RelatedParts
            name="Similar parts"
            says="Alike in kind. Look at what differs before one takes its place."
            parts={alternatives}
          />
          <RelatedParts
            name="Goes with it"
            says="Nothing known speaks against these in one machine with it."
            parts={goesWith}
          />
        </Suspense>
      </div>
      <CompareTray />
    </div>
  )
}
