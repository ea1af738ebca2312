import { type LoaderFunctionArgs, type MetaFunction, NavLink, useLoaderData } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { publicCalls } from '../app/public-calls.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { classNames } from '../ui/class-names.ts'
import { Html } from '../ui/words/html.tsx'
import { Day } from '../ui/words/when.tsx'
import { ContactBlock } from './contact-block.tsx'

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  context.get(publicCalls).getPolicy({ slug: params.slug ?? '' })

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return []
  const { slug, title, summary } = args.loaderData
  return ofShop(args, pageMeta({ title, description: summary, path: `/policies/${slug}` }))
}

export default function PolicyPage() {
  const policy = useLoaderData<typeof loader>()
  const { policies } = useShopConfig().shop
  return (
    <div className="frame grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[13rem_1fr]">
      <nav aria-label="All policies" data-screen-only>
        <ul className="flex flex-wrap gap-1 lg:sticky lg:top-24 lg:flex-col">
          {policies.map(({ slug, title }) => (
            <li key={slug}>
              <NavLink
                to={`/policies/${slug}`}
                className={({ isActive }) =>
                  classNames(
                    'block rounded-md px-3 py-2 text-sm no-underline hover:bg-sunken',
                    isActive ? 'bg-sunken font-semibold' : 'text-soft',
                  )
                }
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0">
        <h1 className="text-xl font-semibold">{policy.title}</h1>
        {policy.summary && <p className="mt-2 max-w-[60ch] text-soft">{policy.summary}</p>}
        <p className="mt-2 text-sm text-soft">
          Last changed <Day day={policy.updated} />
        </p>
        <Html text={policy.html} className="mt-8" />
        <ContactBlock />
      </article>
    </div>
  )
}
