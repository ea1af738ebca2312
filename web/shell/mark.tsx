/** The shop's mark: a processor from above. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <g className="fill-accent">
        <rect x="8" y="2" width="3" height="28" rx="1" />
        <rect x="14.5" y="2" width="3" height="28" rx="1" />
        <rect x="21" y="2" width="3" height="28" rx="1" />
        <rect x="2" y="8" width="28" height="3" rx="1" />
        <rect x="2" y="14.5" width="28" height="3" rx="1" />
        <rect x="2" y="21" width="28" height="3" rx="1" />
      </g>
      <rect x="5" y="5" width="22" height="22" rx="4" fill="#26221e" className="stroke-accent" />
      <rect x="10" y="10" width="12" height="12" rx="2" fill="#e0935c" />
      <path d="M10 13v-1a2 2 0 0 1 2-2h1z" fill="#26221e" />
    </svg>
  )
}
