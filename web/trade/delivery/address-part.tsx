import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AddressFieldsProps } from './address-fields.tsx'

/** The fields of an address. They come later, with what is known of all countries. */
export const AddressPart = lazyPart<AddressFieldsProps>(
  () => import('./address-fields.tsx'),
  <Skeleton className="h-96" />,
)
