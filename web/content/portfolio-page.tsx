import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { publicCalls } from '../app/public-calls.ts'
import { portfolio } from './portfolio.tsx'
import { screenshots } from './screenshots.ts'

/** A shop may leave it out. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { shop } = await context.get(publicCalls).getConfig({})
  if (shop.hidden.includes('/portfolio')) throw data(null, 404)
  return null
}

export const meta: MetaFunction = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'My portfolio',
      description:
        'What this shop is made of, with real screenshots: the storefront, the back office and the API.',
      path: '/portfolio',
    }),
  )

export default function PortfolioPage() {
  return (
    <div className="frame space-y-16 py-12">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <h1 className="text-2xl font-semibold tracking-tight">My portfolio</h1>
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-lg font-semibold">
            About
          </h2>
          <div className="prose">
            <portfolio.About />
          </div>
        </section>
      </div>
      <section aria-labelledby="skills">
        <h2 id="skills" className="mb-6 text-lg font-semibold">
          Skills
        </h2>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
          {portfolio.skills.map(({ group, names }) => (
            <div key={group} className="border-t pt-4">
              <dt className="mb-2 text-sm font-semibold">{group}</dt>
              {names.map((name) => (
                <dd key={name} className="py-0.5 text-sm text-soft">
                  {name}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="work" className="space-y-12">
        <h2 id="work" className="text-lg font-semibold">
          Work
        </h2>
        {portfolio.pieces.map(({ title, picture, alt, text, href, linkLabel }) => (
          <article
            key={title}
            className="grid items-center gap-6 lg:grid-cols-[1.6fr_1fr] lg:gap-12"
          >
            <div className="panel overflow-hidden">
              <img
                src={screenshots[picture]}
                alt={alt}
                width={1280}
                height={800}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </div>
            <div className="space-y-3">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="text-soft">{text}</p>
              <p>
                <a href={href} className="link font-medium">
                  {linkLabel}
                </a>
              </p>
            </div>
          </article>
        ))}
      </section>
    </div>
  )
}
