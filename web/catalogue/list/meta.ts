import type { MetaDescriptor } from 'react-router'
import { categoryNames } from '../../../contract/parts/categories.ts'
import { absolute } from '../../app/origin.ts'
import { pageMeta } from '../../app/page-meta.ts'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { addressOf, cleared, type PartsState } from './address.ts'

const descriptions = {
  cpu: 'Processors for desktops, workstations and servers from AMD and Intel, in bulk: sockets, cores and power limits to narrow by, live stock and minimum quantities.',
  ram: 'Memory modules in bulk: DDR4 and DDR5, unbuffered, registered and SO-DIMM, by capacity and speed, with live stock and minimum quantities.',
  hdd: 'Hard disks and solid-state drives in bulk: NVMe, SATA and SAS, by capacity, interface and endurance, with live stock and minimum quantities.',
  gpu: 'Graphics cards and accelerators in bulk: by chipset, memory, length and power limit, with live stock and minimum quantities.',
  motherboard:
    'Motherboards for desktops, workstations and servers in bulk: by socket, chipset and form factor, with live stock and minimum quantities.',
}
const general =
  'Processors, memory, drives, graphics cards and motherboards in bulk: prices for one piece, live stock, minimum quantities and full specifications.'

/** Title, description and structured data of the catalogue. Sorting, view and filters are no page of their own. */
export function partsMeta(parts: ListedPart[], state: PartsState): MetaDescriptor[] {
  const name = state.category ? categoryNames[state.category] : 'All parts'
  const title = state.q ? `“${state.q}”` : name
  const description = state.category ? descriptions[state.category] : general
  const plain: PartsState = { ...cleared(state), category: state.category, page: state.page }
  const path = addressOf({ ...plain, q: '', sort: 'newest', view: 'grid' })
  return [
    ...pageMeta({ title, description, path, image: parts[0]?.img }),
    ...(state.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: state.q || name,
        numberOfItems: parts.length,
        itemListElement: parts.map((part, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: part.name,
          url: absolute(`/parts/${part._id}`),
        })),
      },
    },
  ]
}
