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
  Shapes,
  ShieldCheck,
  Star,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { Person } from '../../app/session.ts'

type Place = { to: string; name: string; icon: LucideIcon }
const place = (path: string, name: string, icon: LucideIcon): Place => ({
  to: `/dashboard/${path}`,
  name,
  icon,
})
/** Places that belong together, under what they have in common. */
export type Places = { name: string; places: Place[] }

const own: Places = {
  name: 'You',
  places: [
    { to: '/dashboard', name: 'My Profile', icon: UserRound },
    place('security', 'Security', ShieldCheck),
    place('programs', 'Programs', Plug),
  ],
}

const buyers: Places[] = [
  {
    name: 'Orders',
    places: [
      place('myorders', 'My Orders', ReceiptText),
      place('documents', 'Documents', ScrollText),
      place('reorder', 'Reorder', Repeat),
      place('lists', 'Lists', ListChecks),
      place('builds', 'My Builds', PcCase),
      place('own-numbers', 'My Part Numbers', Hash),
      place('addresses', 'Addresses', MapPin),
      place('add-review', 'Add a Review', Star),
    ],
  },
  {
    name: 'Company',
    places: [place('company', 'Company', Building2), place('account', 'Account', ScrollText)],
  },
]

const admins: Places[] = [
  {
    name: 'Orders',
    places: [
      place('overview', 'Overview', ChartColumn),
      place('manage-orders', 'Manage all Orders', ClipboardList),
      place('inquiries', 'Inquiries', MessageCircleQuestion),
      place('invoices', 'Invoices', ScrollText),
      place('receivables', 'Receivables', ReceiptText),
      place('bank', 'Bank', ListChecks),
    ],
  },
  {
    name: 'Parts',
    places: [
      place('manage-products', 'Manage Products', Package),
      place('add-product', 'Add a Product', PackagePlus),
      place('import', 'Import Parts', FileUp),
      place('categories', 'Categories', Shapes),
      place('search-words', 'Search Words', Languages),
      place('not-understood', 'Not Understood', CircleQuestionMark),
      place('missing-facts', 'Missing Facts', SearchX),
      place('lifecycle', 'Lifecycle', Repeat),
    ],
  },
  {
    name: 'People',
    places: [
      place('make-admin', 'Make Admin', Users),
      place('companies', 'Companies', Building2),
      place('reviews', 'Reviews', MessageSquareText),
    ],
  },
  {
    name: 'Shop',
    places: [
      place('shop', 'Shop', Store),
      place('shipping', 'Shipping', MapPin),
      place('taxes', 'Taxes', ReceiptText),
      place('ready', 'Is It Ready?', ClipboardCheck),
      place('audit', 'Audit', ScrollText),
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
