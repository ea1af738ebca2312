import { classNames } from './class-names.ts'

type Props = {
  /** What a screen reader hears. */
  label?: string
  size?: number
  /** Stands still for its first second: what turns is drawn 60 times a second, beside all that a new page has to do. */
  isPatient?: boolean
}

/** Something is under way. */
export function Spinner({ label = 'Loading', size = 20, isPatient = false }: Props) {
  return (
    <span role="status" className="inline-flex items-center align-middle">
      <svg
        className={classNames('animate-spin text-current', isPatient && '[animation-delay:1s]')}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** A whole page that waits, with the room of a page, so that nothing jumps. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-soft">
      <Spinner size={32} {...(label ? { label } : {})} />
    </div>
  )
}
