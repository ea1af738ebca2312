import { memo } from 'react'
import { Link } from 'react-router'
import small from '../app/hero/hero-640.avif'
import smallWebp from '../app/hero/hero-640.webp'
import phone from '../app/hero/hero-768.avif'
import phoneWebp from '../app/hero/hero-768.webp'
import medium from '../app/hero/hero-960.avif'
import mediumWebp from '../app/hero/hero-960.webp'
import large from '../app/hero/hero-1280.avif'
import largeWebp from '../app/hero/hero-1280.webp'
import huge from '../app/hero/hero-1600.avif'
import hugeWebp from '../app/hero/hero-1600.webp'
import { ButtonLink } from '../ui/button.tsx'

const set = (files: [string, number][]) =>
  files.map(([file, width]) => `${file} ${width}w`).join(', ')
const avif = set([
  [small, 640],
  [phone, 768],
  [medium, 960],
  [large, 1280],
  [huge, 1600],
])
const webp = set([
  [smallWebp, 640],
  [phoneWebp, 768],
  [mediumWebp, 960],
  [largeWebp, 1280],
  [hugeWebp, 1600],
])
const sizes = '(width >= 80rem) 46rem, (width >= 64rem) 56vw, 100vw'

type Props = { title: string; lead: string; hasAnswers: boolean }

/** The first thing that is seen: what this is, the way in, and one computer taken apart in the air. */
export const Hero = memo(function Hero({ title, lead, hasAnswers }: Props) {
  return (
    <section aria-labelledby="hero" className="border-b bg-surface">
      <div className="frame grid items-center gap-x-8 lg:grid-cols-[1fr_1.35fr]">
        <div className="py-12 lg:py-20">
          <h1 id="hero" className="text-2xl font-semibold tracking-tight">
            {title}
          </h1>
          <p className="mt-4 max-w-md text-lg text-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/parts" variant="primary" size="large" prefetch="intent">
              Buy Parts
            </ButtonLink>
            {hasAnswers && (
              <ButtonLink to="#faq" size="large">
                How it works
              </ButtonLink>
            )}
          </div>
          <p className="mt-4 text-sm text-soft">
            A parts list already?{' '}
            <Link to="/quick-order" className="link">
              Quick order
            </Link>{' '}
            reads your spreadsheet.
          </p>
        </div>
        <div className="relative -mx-4 bg-[radial-gradient(closest-side,light-dark(#f3ece3,#5a4d40),transparent)] sm:-mx-6 lg:mx-0">
          <picture>
            <source type="image/avif" srcSet={avif} sizes={sizes} />
            <source type="image/webp" srcSet={webp} sizes={sizes} />
            <img
              src={largeWebp}
              alt="A motherboard with processor, memory and graphics card lifted over their places, and a drive beside them"
              width={1600}
              height={1120}
              fetchPriority="high"
              className="h-auto w-full bg-none"
            />
          </picture>
        </div>
      </div>
    </section>
  )
})
