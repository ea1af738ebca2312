import {
  Building2,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  ClipboardList,
  FileUp,
  Hash,
  Languages,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  MessageSquareText,
  Package,
  PackagePlus,
  PcCase,
  Plug,
  ReceiptText,
  Repeat,
  ScrollText,
  SearchX,
  ShieldCheck,
  Star,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { Person } from '../../app/session.ts'

type Place = { to: string; name: string; icon: LucideIcon }
/** Places that belong together, under what they have in common. */
export type Places = { name: string; places: Place[] }

const own: Places = {
  name: 'You',
  places: [
    { to: '/dashboard', name: 'My Profile', icon: UserRound },
    { to: '/dashboard/security', name: 'Security', icon: ShieldCheck },
    { to: '/dashboard/programs', name: 'Programs', icon: Plug },
  ],
}

const buyers: Places[] = [
  {
    name: 'Orders',
    places: [
      { to: '/dashboard/myorders', name: 'My Orders', icon: ReceiptText },
      { to: '/dashboard/reorder', name: 'Reorder', icon: Repeat },
      { to: '/dashboard/lists', name: 'Lists', icon: ListChecks },
      { to: '/dashboard/builds', name: 'My Builds', icon: PcCase },
      { to: '/dashboard/own-numbers', name: 'My Part Numbers', icon: Hash },
      { to: '/dashboard/addresses', name: 'Addresses', icon: MapPin },
      { to: '/dashboard/add-review', name: 'Add a Review', icon: Star },
    ],
  },
  {
    name: 'Company',
    places: [
      { to: '/dashboard/company', name: 'Company', icon: Building2 },
      { to: '/dashboard/account', name: 'Account', icon: ScrollText },
    ],
  },
]

const admins: Places[] = [
  {
    name: 'Orders',
    places: [
      { to: '/dashboard/overview', name: 'Overview', icon: ChartColumn },
      { to: '/dashboard/manage-orders', name: 'Manage all Orders', icon: ClipboardList },
      { to: '/dashboard/inquiries', name: 'Inquiries', icon: MessageCircleQuestion },
      { to: '/dashboard/receivables', name: 'Receivables', icon: ReceiptText },
      { to: '/dashboard/bank', name: 'Bank', icon: ListChecks },
    ],
  },
  {
    name: 'Parts',
    places: [
      { to: '/dashboard/manage-products', name: 'Manage Products', icon: Package },
      { to: '/dashboard/add-product', name: 'Add a Product', icon: PackagePlus },
      { to: '/dashboard/import', name: 'Import Parts', icon: FileUp },
      { to: '/dashboard/search-words', name: 'Search Words', icon: Languages },
      { to: '/dashboard/not-understood', name: 'Not Understood', icon: CircleQuestionMark },
      { to: '/dashboard/missing-facts', name: 'Missing Facts', icon: SearchX },
      { to: '/dashboard/lifecycle', name: 'Lifecycle', icon: Repeat },
    ],
  },
  {
    name: 'People',
    places: [
      { to: '/dashboard/make-admin', name: 'Make Admin', icon: Users },
      { to: '/dashboard/companies', name: 'Companies', icon: Building2 },
      { to: '/dashboard/reviews', name: 'Reviews', icon: MessageSquareText },
    ],
  },
  {
    name: 'Shop',
    places: [
      { to: '/dashboard/shop', name: 'Shop', icon: Store },
      { to: '/dashboard/ready', name: 'Is It Ready?', icon: ClipboardCheck },
      { to: '/dashboard/audit', name: 'Audit', icon: ScrollText },
    ],
  },
]

/** Whether somebody sees what the company that they buy for owes. */
const seesAccount = ({ company }: Pick<Person, 'company'>) =>
  Boolean(company?.credit) && company?.rights.includes('pay') === true

/** The places of the dashboard for somebody, in the menu's order: what they come for first, what is theirs last. */
export function placesOf(person: Pick<Person, 'isAdmin' | 'company'>): Places[] {
  if (person.isAdmin) return [...admins, own]
  const offered = ({ to }: Place) => to !== '/dashboard/account' || seesAccount(person)
  return [...buyers.map(({ name, places }) => ({ name, places: places.filter(offered) })), own]
}
