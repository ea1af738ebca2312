import { Suspense } from 'react'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { publicCalls } from '../app/public-calls.ts'
import { shopIn } from '../app/shop-config.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Html } from '../ui/words/html.tsx'
import { When } from '../ui/words/when.tsx'
import { articleBodies } from './article-bodies.ts'
import { findArticle } from './articles/articles.ts'
import { listed } from './articles/listed.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const read = context.get(publicCalls)
  const all = listed(await read.listArticles({}))
  const at = all.findIndex(({ slug }) => slug === params.slug)
  const article = all[at]
  if (!article) throw data(null, 404)
  // what comes with the program is no text of the shop's record, but a part of the page's own
  const html = findArticle(article.slug)
    ? null
    : (await read.getArticle({ slug: article.slug })).html
  const after = all[(at + 1) % all.length]!
  return {
    article,
    html,
    next: after === article ? null : { slug: after.slug, title: after.title },
  }
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return []
  const { slug, title, summary, published } = args.loaderData.article
  return ofShop(args, [
    ...pageMeta({
      title,
      description: summary,
      path: `/blogs/${slug}`,
      kind: 'article',
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': args.loaderData.html === null ? 'TechArticle' : 'Article',
        headline: title,
        description: summary,
        datePublished: published,
        author: { '@type': 'Organization', name: shopIn(args)?.name },
      },
    },
  ])
}

export default function ArticlePage() {
  const { article, html, next } = useLoaderData<typeof loader>()
  return (
    <article className="frame grid gap-x-16 py-10 xl:grid-cols-[1fr_16rem]">
      <div className="min-w-0">
        <Breadcrumbs steps={[{ name: 'Blogs', to: '/blogs' }, { name: article.title }]} />
        <h1 className="mt-6 max-w-[24ch] text-2xl font-semibold tracking-tight max-sm:text-xl">
          {article.title}
        </h1>
        <p className="mt-3 text-sm text-soft">
          <When at={article.published} as="date" />
          <span aria-hidden="true"> · </span>
          {article.minutes} min to read
        </p>
        {article.question && (
          <p className="mt-8 max-w-[68ch] text-lg text-soft">{article.question}</p>
        )}
        {html === null ? (
          <div className="prose mt-5">
            <Supplied slug={article.slug} />
          </div>
        ) : (
          <Html text={html} className="mt-5" />
        )}
      </div>
      {next && (
        <aside aria-label="Go on reading" className="mt-12 xl:mt-28" data-screen-only>
          <div className="border-t pt-4 xl:sticky xl:top-24">
            <p className="text-sm text-soft">Next</p>
            <Link to={`/blogs/${next.slug}`} className="link mt-1 inline-block font-medium">
              {next.title}
            </Link>
          </div>
        </aside>
      )}
    </article>
  )
}

/** The text of an article that comes with the program. */
function Supplied({ slug }: { slug: string }) {
  const Body = articleBodies[slug]!
  return (
    <Suspense>
      <Body />
    </Suspense>
  )
}
