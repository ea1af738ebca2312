import { Outlet } from 'react-router'
import { usePerson } from '../app/session.ts'
import { DashboardMenu, DashboardRail } from '../trade/dashboard-menu/menu.tsx'
import { useLastList } from '../trade/tables/last-list.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const VerifyBanner = lazyPart(async () => ({
  default: (await import('../trade/faults/verify-banner.tsx')).VerifyBanner,
}))

/** Of whoever has confirmed their e-mail there is nothing to ask. */
const Unconfirmed = () => !usePerson().emailVerified && <VerifyBanner />

/** The dashboard: the buyer's within the shop, the admin's within the back office, which has its menu's button itself. */
export default function DashboardLayout() {
  return usePerson().isAdmin ? <BackOffice /> : <Account />
}

/** As wide as the window: its menu stands at the side where there is room, the page beside it. */
function BackOffice() {
  useLastList()
  return (
    <div className="min-h-[inherit] print:block xl:grid xl:grid-cols-[14.5rem_minmax(0,1fr)]">
      <div className="hidden border-e bg-surface xl:block" data-screen-only>
        <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto px-3 py-5">
          <DashboardRail />
        </div>
      </div>
      <div className="mx-auto w-full max-w-[104rem] min-w-0 space-y-6 px-4 py-6 sm:px-6 lg:px-8">
        <Unconfirmed />
        <Outlet />
      </div>
    </div>
  )
}

function Account() {
  return (
    <div className="frame grid gap-x-8 py-6 print:block xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="mb-4" data-screen-only>
        <DashboardMenu />
        <div className="sticky top-20 mt-4 hidden xl:block">
          <DashboardRail />
        </div>
      </div>
      <div className="min-w-0 space-y-6">
        <Unconfirmed />
        <Outlet />
      </div>
    </div>
  )
}
