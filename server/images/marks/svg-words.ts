const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Elements of SVG that draw something and fetch nothing. Source: https://www.w3.org/TR/SVG2/eltindex.html */
export const drawing = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset`)

/** What programs for drawing write for themselves: nothing is lost without it. */
export const unseen = words('metadata sodipodi:namedview inkscape:page rdf:RDF')

/** Attributes that say where something is drawn, and how. Source: https://www.w3.org/TR/SVG2/attindex.html */
export const drawn = words(`
  id class style x y x1 y1 x2 y2 dx dy width height viewBox preserveAspectRatio d points cx cy r rx ry fx fy fr
  transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod offset
  clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient rotate textLength
  lengthAdjust pathLength opacity color fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity
  clip-path clip-rule mask filter marker-start marker-mid marker-end display visibility overflow mix-blend-mode
  isolation paint-order vector-effect shape-rendering text-rendering color-interpolation
  color-interpolation-filters font-family font-size font-style font-weight font-stretch letter-spacing word-spacing
  text-anchor dominant-baseline baseline-shift filterUnits primitiveUnits in in2 result mode type values operator
  k1 k2 k3 k4 stdDeviation radius flood-color flood-opacity slope intercept amplitude exponent tableValues`)
