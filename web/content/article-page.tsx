import { Suspense } from 'react'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { shopIn } from '../app/shop-config.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { When } from '../ui/words/when.tsx'
import { articleBodies } from './article-bodies.ts'
import { articles } from './articles/articles.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const at = articles.findIndex(({ slug }) => slug === params.slug)
  const found = articles[at]
  if (!found) throw data(null, 404)
  const { Body: _, ...article } = found
  const after = articles[(at + 1) % articles.length]!
  return { article, next: { slug: after.slug, title: after.title } }
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
        '@type': 'TechArticle',
        headline: title,
        description: summary,
        datePublished: published,
        author: { '@type': 'Organization', name: shopIn(args)?.name },
      },
    },
  ])
}

export default function ArticlePage() {
  const { article, next } = useLoaderData<typeof loader>()
  const Body = articleBodies[article.slug]!
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
        <div className="prose mt-8">
          <p className="text-lg text-soft">{article.question}</p>
          <Suspense>
            <Body />
          </Suspense>
        </div>
      </div>
      <aside aria-label="Go on reading" className="mt-12 xl:mt-28" data-screen-only>
        <div className="border-t pt-4 xl:sticky xl:top-24">
          <p className="text-sm text-soft">Next</p>
          <Link to={`/blogs/${next.slug}`} className="link mt-1 inline-block font-medium">
            {next.title}
          </Link>
        </div>
      </aside>
    </article>
  )
}
