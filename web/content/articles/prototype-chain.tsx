const links = [
  { name: 'cpu', holds: 'sku, price' },
  { name: 'TieredPart.prototype', holds: 'unitPrice' },
  { name: 'Part.prototype', holds: 'unitPrice, total' },
  { name: 'Object.prototype', holds: 'toString, hasOwnProperty, …' },
]
const step = 76

/** From an object of TieredPart up to null, with what each object of the chain holds itself. */
export function PrototypeChain() {
  return (
    <figure>
      <svg
        viewBox="0 0 520 360"
        role="img"
        aria-labelledby="prototype-chain-title prototype-chain-text"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <title id="prototype-chain-title">The prototype chain of a tiered part</title>
        <desc id="prototype-chain-text">
          cpu holds sku and price and links to TieredPart.prototype, which holds unitPrice and links
          to Part.prototype, which holds unitPrice and total and links to Object.prototype, which
          links to null.
        </desc>
        {links.map(({ name, holds }, index) => (
          <g key={name} transform={`translate(10 ${10 + index * step})`}>
            <rect width="500" height="46" rx="8" fill="currentColor" fillOpacity="0.07" />
            <g fill="currentColor" stroke="none" fontSize="16">
              <text x="16" y="29" fontWeight="600">
                {name}
              </text>
              <text x="484" y="29" textAnchor="end">
                {holds}
              </text>
            </g>
            <path d="M60 46V74M54 67L60 75L66 67" />
          </g>
        ))}
        <text x="70" y="337" textAnchor="middle" fontSize="16" fill="currentColor" stroke="none">
          null
        </text>
      </svg>
      <figcaption>
        Each arrow is the prototype link. A lookup follows them from top to bottom.
      </figcaption>
    </figure>
  )
}
