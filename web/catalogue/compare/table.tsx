import { X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { leastOf } from '../../../contract/pricing/price.ts'
import { AddToBasket } from '../../trade/basket/add-to-basket.tsx'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { Picture } from '../../ui/picture.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import type { DescribedAttribute } from '../describe-attributes.ts'
import { PurchaseLink } from '../purchase-link.tsx'
import { compare, compareAddress } from './choice.ts'

type Compared = ListedPart & {
  attributes: DescribedAttribute[]
  breaks: { from: number; price: number }[]
}
type Row = { key: string; label: string; group: string; texts: (string | null)[]; differs: boolean }
type Props = { parts: Compared[]; rows: Row[]; onlyDifferences: boolean; onRemove: () => void }

type Fact = [
  name: string,
  compared: (part: Compared) => unknown,
  shown: (part: Compared) => ReactNode,
]

/** Facts that every part has. */
const facts: Fact[] = [
  ['Price a piece', ({ price }) => price, (part) => <Price of={part} amount={part.price} />],
  ['Price by quantity', ({ breaks }) => JSON.stringify(breaks), (part) => <Breaks part={part} />],
  ['Available', ({ quantity }) => quantity, ({ quantity }) => figure(quantity)],
  ['Minimum quantity', leastOf, (part) => figure(leastOf(part))],
]

function Breaks({ part }: { part: Compared }) {
  if (part.breaks.length < 2) return <span className="font-normal text-soft">One price</span>
  return (
    <ul className="figures space-y-0.5">
      {part.breaks.map(({ from, price }) => (
        <li key={from} className="flex max-w-44 justify-between gap-3">
          <span className="font-normal text-soft">{figure(from)}+</span>
          <Price of={part} amount={price} />
        </li>
      ))}
    </ul>
  )
}

/** The attributes that one of the parts has. */
const attributesOf = (parts: Compared[]): Fact[] =>
  (parts[0]?.attributes ?? []).flatMap(({ name, heading }) => {
    const textOf = ({ attributes }: Compared) =>
      attributes.find((one) => one.name === name)?.text ?? null
    if (parts.every((part) => textOf(part) === null)) return []
    return [[heading, textOf, (part) => textOf(part) ?? <NotGiven />]]
  })

const NotGiven = () => <span className="font-normal text-soft">Not given</span>

const label =
  'sticky inset-s-0 z-10 w-32 min-w-32 bg-surface py-2.5 ps-4 pe-3 text-start align-top font-normal text-soft sm:w-44 sm:min-w-44'

/** Its head stays in sight while the rows move below it, its first column while they move beside it. */
export function CompareTable({ parts, rows, onlyDifferences, onRemove }: Props) {
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences)
  const shownFacts = [...facts, ...attributesOf(parts)].filter(
    ([, value]) => !onlyDifferences || new Set(parts.map(value)).size > 1,
  )
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="panel max-h-[max(28rem,calc(100dvh-7rem))] overflow-auto print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Parts beside each other</caption>
        <thead>
          <tr>
            <td className="sticky inset-s-0 top-0 z-20 border-b bg-surface" />
            {parts.map((part) => (
              <Head
                key={part._id}
                part={part}
                all={parts}
                onlyDifferences={onlyDifferences}
                onRemove={onRemove}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shownFacts.map(([name, , show]) => (
            <tr key={name} className="[&>*]:border-b">
              <th scope="row" className={label}>
                {name}
              </th>
              {parts.map((part) => (
                <td key={part._id} className="px-3 py-2.5 align-top font-medium">
                  {show(part)}
                </td>
              ))}
            </tr>
          ))}
          {shown.map(({ key, label: name, group, texts, differs }, at) => (
            <Fragment key={key}>
              {group !== shown[at - 1]?.group && <GroupHead name={group} span={parts.length} />}
              <tr className="[&>*]:border-b">
                <th scope="row" className={label}>
                  {name}
                </th>
                {texts.map((text, place) => (
                  <td
                    key={parts[place]?._id}
                    className={`px-3 py-2.5 align-top ${differs ? 'font-semibold' : ''}`}
                  >
                    {text ?? <NotGiven />}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GroupHead({ name, span }: { name: string; span: number }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={span + 1}
        className="border-b bg-sunken px-4 py-1.5 text-start text-xs font-medium text-soft"
      >
        <span className="sticky inset-s-4">{name}</span>
      </th>
    </tr>
  )
}

type HeadProps = {
  part: Compared
  all: Compared[]
  onlyDifferences: boolean
  onRemove: () => void
}

function Head({ part, all, onlyDifferences, onRemove }: HeadProps) {
  const others = compareAddress(all.filter((one) => one !== part).map(({ _id }) => _id))
  // the first quantity that can be ordered
  const least = part.breaks[0]?.from
  const without = onlyDifferences && all.length > 2 ? `${others}&differences=1` : others
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 min-w-40 border-b bg-surface p-3 text-start align-top font-normal sm:min-w-52"
    >
      <span className="relative block">
        <Picture
          src={part.img}
          picture={part.picture}
          alt=""
          sizes="160px"
          eager
          className="mb-2 w-28 rounded-sm sm:w-36"
        />
        <Link
          to={without}
          replace
          preventScrollReset
          onClick={() => {
            onRemove()
            compare(part, false)
          }}
          className="absolute inset-e-0 top-0 grid size-8 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          data-screen-only
        >
          <X size={16} aria-hidden="true" />
          <span className="sr-only">Remove {part.name}</span>
        </Link>
      </span>
      <Link to={`/parts/${part._id}`} className="link block leading-snug font-semibold">
        {part.name}
      </Link>
      <span className="mt-0.5 mb-2 block font-mono text-xs break-all text-soft">{part.mpn}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs">
        <StockWord part={part} />
        <span data-screen-only className="flex flex-wrap gap-2">
          <PurchaseLink part={part} size="small" />
          {least !== undefined && least <= part.quantity && (
            <AddToBasket part={part} quantity={least} size="small">
              Add {figure(least)}
            </AddToBasket>
          )}
        </span>
      </span>
    </th>
  )
}
