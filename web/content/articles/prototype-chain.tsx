const links = [
  { name: 'cpu', holds: 'mpn, price' },
  { name: 'TieredPart.prototype', holds: 'unitPrice' },
  { name: 'Part.prototype', holds: 'unitPrice, total' },
  { name: 'Object.prototype', holds: 'toString, hasOwnProperty, …' },
]
const step = 88

/** From an object of TieredPart up to null, with what each object of the chain holds itself. */
export function PrototypeChain() {
  return (
    <figure>
      <svg
        width="320"
        viewBox="0 0 320 390"
        className="h-auto max-w-full"
        role="img"
        aria-labelledby="prototype-chain-title prototype-chain-text"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <title id="prototype-chain-title">The prototype chain of a tiered part</title>
        <desc id="prototype-chain-text">
          cpu holds mpn and price and links to TieredPart.prototype, which holds unitPrice and links
          to Part.prototype, which holds unitPrice and total and links to Object.prototype, which
          links to null.
        </desc>
        {links.map(({ name, holds }, index) => (
          <g key={name} transform={`translate(5 ${5 + index * step})`}>
            <rect width="310" height="58" rx="8" fill="currentColor" fillOpacity="0.07" />
            <g fill="currentColor" stroke="none" fontSize="15">
              <text x="14" y="24" fontWeight="600">
                {name}
              </text>
              <text x="14" y="46">
                {holds}
              </text>
            </g>
            <path d="M155 58V86M149 79L155 87L161 79" />
          </g>
        ))}
        <text x="160" y="376" textAnchor="middle" fontSize="15" fill="currentColor" stroke="none">
          null
        </text>
      </svg>
      <figcaption>
        Each arrow is the prototype link. A lookup follows them from top to bottom.
      </figcaption>
    </figure>
  )
}
