import { Link } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { leastOf } from '../../../contract/pricing/price.ts'
import { useCategoryName } from '../../app/categories.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'

/** The part that is ordered: picture, name, price, minimum, available, details. */
export function PartSummary({ part }: { part: Part }) {
  const nameOf = useCategoryName()
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="aspect-4/3 overflow-hidden rounded-lg border bg-sunken">
        <Picture
          src={part.img}
          picture={part.picture}
          alt={part.name}
          sizes="(min-width: 64rem) 36rem, 100vw"
          eager
          className="size-full object-cover"
        />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span>{nameOf(part.category)}</span>
        <CodeText label="Copy the part number">{part.mpn}</CodeText>
      </p>
      <h1 className="mt-1 text-xl font-semibold">
        <PartName name={part.name} />
      </h1>
      <LifeBadge part={part} />
      <dl className="mt-4 grid grid-cols-3 divide-x rounded-lg border bg-surface text-sm">
        <Fact name="Price, each">
          <Price of={part} amount={part.price} />
        </Fact>
        <Fact name="Minimum">
          <span className="figures">{figure(leastOf(part))}</span>
        </Fact>
        <Fact name="Available">
          <output className="figures">{figure(part.quantity)}</output>
        </Fact>
      </dl>
      <p className="mt-4 max-w-prose whitespace-pre-line">{part.details}</p>
      <p className="mt-3 text-sm">
        <Link to={`/parts/${part._id}`} className="link">
          Specifications and warranty
        </Link>
      </p>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="min-w-0 px-3 py-3 sm:px-4">
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="mt-0.5 text-base font-semibold">{children}</dd>
  </div>
)
