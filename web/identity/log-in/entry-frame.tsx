import { FileCheck2, Hourglass, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHold } from '../../app/hold.ts'

type Props = { title: string; children: ReactNode; foot: ReactNode }

/** Around logging in and registering: the form, and beside it what an account is good for. */
export function EntryFrame({ title, children, foot }: Props) {
  return (
    <div className="frame py-8 sm:py-14">
      <div className="panel mx-auto grid max-w-md overflow-hidden lg:max-w-5xl lg:grid-cols-2">
        <section className="p-6 sm:p-10" aria-labelledby="entry-title">
          <h1 id="entry-title" className="text-xl font-semibold tracking-tight">
            {title}
          </h1>
          <noscript>
            <p className="mt-4 text-sm text-danger">⚠ Logging in needs JavaScript.</p>
          </noscript>
          <div className="mt-6">{children}</div>
          <div className="mt-8 border-t pt-5 text-sm text-soft">{foot}</div>
        </section>
        <Reasons />
      </div>
    </div>
  )
}

function Reasons() {
  const hold = useHold()
  return (
    <aside
      aria-label="What an account is for"
      className="hidden border-s bg-sunken p-10 lg:flex lg:flex-col lg:justify-center"
    >
      <p className="text-lg font-semibold tracking-tight text-balance">
        One account for the parts you build with.
      </p>
      <ul className="mt-8 space-y-7">
        <Reason icon={Hourglass} title={`Stock is held for ${hold}`}>
          Order first, pay when the paperwork is done. Nobody else gets your pieces meanwhile.
        </Reason>
        <Reason icon={FileCheck2} title="A receipt for every payment">
          Each order has its timeline and a PDF for the books.
        </Reason>
        <Reason icon={ShieldCheck} title="A login that is hard to take">
          Passkeys, codes of an authenticator app, and a list of where you are logged in.
        </Reason>
      </ul>
    </aside>
  )
}

function Reason(props: { icon: LucideIcon; title: string; children: ReactNode }) {
  const { icon: Icon, title, children } = props
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md border bg-surface text-soft">
        <Icon size={19} aria-hidden="true" />
      </span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="mt-0.5 block text-sm text-soft">{children}</span>
      </span>
    </li>
  )
}
