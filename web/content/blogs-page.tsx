import { Link, type MetaFunction, useLoaderData } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { When } from '../ui/words/when.tsx'
import { articles } from './articles/articles.ts'

/** Lists what is written, without the texts: these come with their own page. */
export const loader = () => articles.map(({ Body: _, ...article }) => article)

export const meta: MetaFunction = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'Blogs',
      description:
        'Five articles from building a shop: React performance, prototypal inheritance, setting state, searching products by name, and unit tests.',
      path: '/blogs',
    }),
  )

export default function BlogsPage() {
  const written = useLoaderData<typeof loader>()
  return (
    <div className="frame py-12">
      <h1 className="text-xl font-semibold">Blogs</h1>
      <p className="mt-2 max-w-[60ch] text-soft">
        Five questions that came up while this shop was built, answered with code that runs.
      </p>
      <ol className="mt-8 divide-y border-y">
        {written.map(({ slug, title, question, summary, published, minutes }) => (
          <li
            key={slug}
            className="group relative grid gap-2 py-8 lg:grid-cols-[1fr_2fr] lg:gap-12"
          >
            <p className="text-sm text-soft">
              <When at={published} as="date" />
              <span aria-hidden="true"> · </span>
              <span className="figures">{minutes} min</span>
            </p>
            <div className="space-y-2">
              <h2 className="text-lg font-semibold">
                <Link
                  to={`/blogs/${slug}`}
                  prefetch="intent"
                  className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                >
                  {title}
                </Link>
              </h2>
              <p className="font-medium">{question}</p>
              <p className="max-w-[68ch] text-soft">{summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
