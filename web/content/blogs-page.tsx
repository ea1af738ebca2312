import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ended } from '../../contract/words/ended.ts'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { publicCalls } from '../app/public-calls.ts'
import { When } from '../ui/words/when.tsx'
import { listed } from './articles/listed.ts'

/** Lists what is written, without the texts: these come with their own page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const found = await context.get(publicCalls).listArticles({})
  return { lead: found.lead, written: listed(found) }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'Blogs',
      description: [
        args.loaderData?.lead,
        ...(args.loaderData?.written ?? []).slice(0, 5).map(({ title }) => ended(title)),
      ]
        .filter(Boolean)
        .join(' '),
      path: '/blogs',
    }),
  )

export default function BlogsPage() {
  const { lead, written } = useLoaderData<typeof loader>()
  return (
    <div className="frame py-12">
      <h1 className="text-xl font-semibold">Blogs</h1>
      {lead && <p className="mt-2 max-w-[60ch] text-soft">{lead}</p>}
      {written.length === 0 && <p className="mt-8 text-soft">Nothing is written here yet.</p>}
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
              {question && <p className="font-medium">{question}</p>}
              {summary && <p className="max-w-[68ch] text-soft">{summary}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
