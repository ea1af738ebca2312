import {
  ChartColumn,
  CircleQuestionMark,
  ClipboardList,
  FileUp,
  Hash,
  Languages,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareText,
  Package,
  PackagePlus,
  ReceiptText,
  Repeat,
  ShieldCheck,
  Star,
  UserRound,
  Users,
} from 'lucide-react'

type Place = { to: string; name: string; icon: LucideIcon }

const everyone: Place[] = [{ to: '/dashboard', name: 'My Profile', icon: UserRound }]
const security: Place = { to: '/dashboard/security', name: 'Security', icon: ShieldCheck }
const buyers: Place[] = [
  { to: '/dashboard/myorders', name: 'My Orders', icon: ReceiptText },
  { to: '/dashboard/reorder', name: 'Reorder', icon: Repeat },
  { to: '/dashboard/lists', name: 'Lists', icon: ListChecks },
  { to: '/dashboard/own-numbers', name: 'My Part Numbers', icon: Hash },
  { to: '/dashboard/add-review', name: 'Add a Review', icon: Star },
]
const admins: Place[] = [
  { to: '/dashboard/overview', name: 'Overview', icon: ChartColumn },
  { to: '/dashboard/manage-orders', name: 'Manage all Orders', icon: ClipboardList },
  { to: '/dashboard/add-product', name: 'Add a Product', icon: PackagePlus },
  { to: '/dashboard/manage-products', name: 'Manage Products', icon: Package },
  { to: '/dashboard/import', name: 'Import Parts', icon: FileUp },
  { to: '/dashboard/make-admin', name: 'Make Admin', icon: Users },
  { to: '/dashboard/inquiries', name: 'Inquiries', icon: MessageCircleQuestion },
  { to: '/dashboard/reviews', name: 'Reviews', icon: MessageSquareText },
  { to: '/dashboard/search-words', name: 'Search Words', icon: Languages },
  { to: '/dashboard/not-understood', name: 'Not Understood', icon: CircleQuestionMark },
]

/** The places of the dashboard for somebody, in the menu's order. */
export const placesOf = (isAdmin: boolean): Place[] => [
  ...everyone,
  ...(isAdmin ? admins : buyers),
  security,
]
