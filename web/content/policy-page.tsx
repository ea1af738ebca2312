import { Suspense } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  NavLink,
  useLoaderData,
} from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { classNames } from '../ui/class-names.ts'
import { When } from '../ui/words/when.tsx'
import { findPolicy } from './policies.tsx'
import { policyBodies } from './policy-bodies.ts'
import { policies } from './policy-list.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const found = findPolicy(params.slug ?? '')
  if (!found) throw data(null, 404)
  const { Body: _, ...policy } = found
  return policy
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return []
  const { slug, title, summary } = args.loaderData
  return ofShop(args, pageMeta({ title, description: summary, path: `/policies/${slug}` }))
}

export default function PolicyPage() {
  const policy = useLoaderData<typeof loader>()
  const Body = policyBodies[policy.slug]!
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
        <p className="mt-2 max-w-[60ch] text-soft">{policy.summary}</p>
        <p className="mt-2 text-sm text-soft">
          Last changed <When at={policy.updated} as="date" />
        </p>
        <div className="prose mt-8">
          <Suspense>
            <Body />
          </Suspense>
        </div>
      </article>
    </div>
  )
}
