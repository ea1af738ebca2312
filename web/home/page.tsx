import { lazy, memo, Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { z } from 'zod'
import type { shownHome } from '../../contract/shop-record/long-texts.ts'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { publicCalls } from '../app/public-calls.ts'
import { type ShopConfig, shopIn, useShopConfig } from '../app/shop-config.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Html } from '../ui/words/html.tsx'
import { carded } from './carded.ts'
import { Hero } from './hero.tsx'
import { PartsGrid } from './parts-grid.tsx'
import { Proof } from './proof.tsx'

/** Drawn by the server, and asked for when all that the page needs first is there: it does nothing but stand there. */
const reviewsPart = import('./reviews.tsx').then(
  ({ Reviews }) => ({ default: Reviews }),
  () => new Promise<never>(() => {}),
)
const Reviews = lazy(() => reviewsPart)

/** How many cards the grid shows (decision 18). */
const cards = 24

export async function loader({ context }: LoaderFunctionArgs) {
  const read = context.get(publicCalls)
  const [parts, facets, inStock, facts, reviews, summary, texts, shop] = await Promise.all([
    read.listParts({ limit: cards }),
    read.getPartFacets({}),
    read.getPartFacets({ stock: 'in' }),
    read.getShopFacts({}),
    read.listReviews({ limit: 6 }),
    read.getReviewSummary({}),
    read.getHomeTexts({}),
    read.getConfig({}),
  ])
  const { categories, total, totalIsCapped } = inStock
  return {
    parts: parts.items.map((part) => carded(part, shop)),
    total: facets.total,
    totalIsCapped: facets.totalIsCapped,
    inStock: { categories, total, totalIsCapped },
    facts,
    reviews: reviews.items,
    summary,
    texts,
  }
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...ofShop(args, homeMeta(shopIn(args))),
  ...faqMeta(args.loaderData?.texts.questions ?? []),
]

type HomeTexts = z.output<typeof shownHome>

/** Source: https://schema.org/FAQPage */
const faqMeta = (questions: HomeTexts['questions']) =>
  questions.length === 0
    ? []
    : [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, text }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text },
            })),
          },
        },
      ]

const homeMeta = (shop: ShopConfig['shop'] | undefined) =>
  shop ? pageMeta({ title: shop.claim, description: shop.description, path: '/' }) : []

export default function HomePage() {
  const { parts, total, totalIsCapped, inStock, facts, reviews, summary, texts } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={texts.title} lead={texts.lead} hasAnswers={texts.questions.length > 0} />
      <Proof inStock={inStock} facts={facts} />
      <div className="frame space-y-20 py-16">
        {texts.about && (
          <section aria-labelledby="about" className="grid gap-8 lg:grid-cols-2 lg:gap-16">
            <h2 id="about" className="text-xl font-semibold">
              About Us
            </h2>
            <Html text={texts.about} />
          </section>
        )}
        <PartsGrid parts={parts} total={total} totalIsCapped={totalIsCapped} />
        {texts.figures.length > 0 && <Summary {...texts} />}
        <Suspense>
          <Reviews reviews={reviews} summary={summary} />
        </Suspense>
        {texts.questions.length > 0 && <Faq questions={texts.questions} />}
      </div>
    </>
  )
}

function Summary({ figuresNote, figures }: HomeTexts) {
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="text-xl font-semibold">
        Business summary
      </h2>
      {figuresNote && <p className="mt-1 text-soft">{figuresNote}</p>}
      <dl className="panel mt-6 grid grid-cols-2 divide-line max-lg:gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:divide-x">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse px-6 py-8">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-2xl font-semibold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Faq = memo(function Faq({ questions }: Pick<HomeTexts, 'questions'>) {
  const { policies } = useShopConfig().shop
  const terms = policies.find(({ slug }) => slug === 'terms')
  return (
    <section aria-labelledby="faq" className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="space-y-4">
        <h2 id="faq" className="text-xl font-semibold">
          Questions and answers
        </h2>
        <p className="text-soft">What buyers ask before and after an order.</p>
        {terms && (
          <ButtonLink to={`/policies/${terms.slug}`} size="small">
            {terms.title}
          </ButtonLink>
        )}
      </div>
      <div className="divide-y border-y">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex list-none items-center justify-between gap-4 py-4 font-medium hover:text-accent-strong [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-lg leading-none text-soft transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <Html text={answer} className="pb-5 text-soft" />
          </details>
        ))}
      </div>
    </section>
  )
})
