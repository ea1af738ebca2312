/** A rating as that many stars of five, told to readers as text. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-accent">
      <span className="sr-only">
        {rating} of 5 {rating === 1 ? 'star' : 'stars'}
      </span>
      {[1, 2, 3, 4, 5].map((at) => (
        <svg
          key={at}
          width={size}
          height={size}
          viewBox="0 0 20 20"
          aria-hidden="true"
          fill={at <= Math.round(rating) ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.800l-5.100 2.700 1-5.700-4.100-4 5.700-.8z" />
        </svg>
      ))}
    </span>
  )
}
