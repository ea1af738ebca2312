import type { MetaDescriptor } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { largestOrder, leastOf, pricedPart } from '../../../contract/pricing/price.ts'
import type { PriceTaxes } from '../../../contract/tax/price-taxes.ts'
import { absolute } from '../../app/origin.ts'
import { pageMeta } from '../../app/page-meta.ts'
import { type Stock, stockOf } from '../../trade/parts/stock.ts'
import { withTax } from '../../trade/pricing/price.tsx'
import type { SpecGroup } from './specs.tsx'

/** Whether a part can be ordered, as structured data has it. Source: https://schema.org/ItemAvailability */
const stockTypes: Record<Stock, string> = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
}

/** Title, description, picture and structured data of a part. */
export function partMeta(
  part: Part,
  groups: SpecGroup[],
  category: string,
  taxes: PriceTaxes | undefined,
): MetaDescriptor[] {
  const title = part.name
  const description = `${part.details.slice(0, 155)}${part.details.length > 155 ? '…' : ''}`
  const path = `/parts/${part._id}`
  return [
    ...pageMeta({ title, description, path, image: part.img, kind: 'product' }),
    { property: 'og:image:alt', content: part.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': productOf(part, { groups, category, taxes }, absolute(path)) },
    { 'script:ld+json': crumbsOf(part, category, absolute(path)) },
  ]
}

/** Source: https://schema.org/Product and https://schema.org/Offer */
function productOf(
  part: Part,
  {
    groups,
    category,
    taxes,
  }: { groups: SpecGroup[]; category: string; taxes: PriceTaxes | undefined },
  address: string,
) {
  const brand = part.specs.manufacturer
  const shown = taxes && shownTo(taxes, part)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.name,
    description: part.details,
    sku: part.partNumber,
    mpn: part.mpn,
    image: [absolute(part.img)],
    url: address,
    category,
    ...(typeof brand === 'string' ? { brand: { '@type': 'Brand', name: brand } } : {}),
    additionalProperty: groups.flatMap(({ specs }) =>
      specs.map(({ label, text }) => ({ '@type': 'PropertyValue', name: label, value: text })),
    ),
    offers: {
      '@type': 'Offer',
      url: address,
      price: shown ? shown(part.price) : part.price,
      priceCurrency: part.currency.toUpperCase(),
      ...specifiedPrices(part, taxes),
      availability: part.noOrders ? 'https://schema.org/Discontinued' : stockTypes[stockOf(part)],
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: leastOf(part),
        maxValue: Math.max(leastOf(part), largestOrder(pricedPart(part), part.quantity)),
        unitCode: 'C62',
      },
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: {
          '@type': 'QuantitativeValue',
          value: part.warrantyMonths,
          unitCode: 'MON',
        },
      },
    },
  }
}

/** Source: https://schema.org/UnitPriceSpecification */
const priceFrom =
  ({ currency }: Part) =>
  ({ from, price }: Part['priceBreaks'][number]) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency.toUpperCase(),
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, unitCode: 'C62' },
  })

/**
 * The price breaks. Where prices are shown with tax the price below them, too: whether a price is with it is said of specified
 * ones alone. Source: https://schema.org/valueAddedTaxIncluded
 */
function specifiedPrices(part: Part, taxes: PriceTaxes | undefined) {
  const { priceBreaks, price } = part
  if (!taxes)
    return priceBreaks.length > 0 && { priceSpecification: priceBreaks.map(priceFrom(part)) }
  const shown = shownTo(taxes, part)
  const valueAddedTaxIncluded = typeof taxes.percents[part.taxClass] === 'number'
  return {
    priceSpecification: [{ from: leastOf(part), price }, ...priceBreaks]
      .map((one) => ({ ...one, price: shown(one.price) }))
      .map((one) => ({ ...priceFrom(part)(one), valueAddedTaxIncluded })),
  }
}

/** What visitors are shown for an amount of a part. */
const shownTo =
  (taxes: PriceTaxes, { currency, taxClass }: Part) =>
  (amount: number) =>
    withTax(amount, taxes.percents[taxClass], currency)

function crumbsOf(part: Part, category: string, address: string) {
  const steps = [
    ['Parts', absolute('/parts')],
    [category, absolute(`/parts?category=${part.category}`)],
    [part.name, address],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item,
    })),
  }
}
