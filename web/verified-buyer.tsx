import { BadgeCheck } from 'lucide-react'
import { Badge } from './ui/badge.tsx'

/** Stands beside the review of a buyer who has at least one shipped order. */
export function VerifiedBuyer() {
  return (
    <Badge look="good">
      <BadgeCheck size={13} aria-hidden="true" className="me-1 shrink-0" />
      Verified buyer
    </Badge>
  )
}
