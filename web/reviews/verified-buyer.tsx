import { Badge } from '../ui/badge.tsx'

/** Stands beside the review of a buyer who has at least one shipped order. */
export function VerifiedBuyer() {
  return (
    <Badge variant="good">
      <span aria-hidden="true" className="me-1">
        ✓
      </span>
      Verified buyer
    </Badge>
  )
}
