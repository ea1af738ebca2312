import type { MetaDescriptor } from 'react-router'
import { categoryNames } from '../../contract/categories.ts'
import type { LoadedPart } from './load-part.ts'
import { stockOf, stockTypes } from './stock.ts'

/** Title, description, picture and structured data of a part. */
export function partMeta(loaded: LoadedPart): MetaDescriptor[] {
  const { origin, part } = loaded
  const title = `${part.name} · Partwright`
  const description = `${part.details.slice(0, 155)}${part.details.length > 155 ? '…' : ''}`
  const address = `${origin}/parts/${part._id}`
  const image = new URL(part.img, origin).href
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: part.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': productOf(loaded, address, image) },
    { 'script:ld+json': crumbsOf(loaded, address) },
  ]
}

/** Source: https://schema.org/Product and https://schema.org/Offer */
function productOf({ part, groups }: LoadedPart, address: string, image: string) {
  const brand = part.specs.manufacturer
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.name,
    description: part.details,
    sku: part.sku,
    mpn: part.sku,
    image: [image],
    url: address,
    category: categoryNames[part.category],
    ...(typeof brand === 'string' ? { brand: { '@type': 'Brand', name: brand } } : {}),
    additionalProperty: groups.flatMap(({ specs }) =>
      specs.map(({ label, text }) => ({ '@type': 'PropertyValue', name: label, value: text })),
    ),
    offers: {
      '@type': 'Offer',
      url: address,
      price: part.price,
      priceCurrency: part.currency.toUpperCase(),
      availability: stockTypes[stockOf(part)],
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: part.minQuantity,
        maxValue: Math.max(part.minQuantity, part.quantity),
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

function crumbsOf({ origin, part }: LoadedPart, address: string) {
  const steps = [
    ['Parts', `${origin}/parts`],
    [categoryNames[part.category], `${origin}/parts?category=${part.category}`],
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
