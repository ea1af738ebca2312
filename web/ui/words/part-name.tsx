import { piecesOf } from './pieces.ts'

const measure = /(\d+ (?:[KMGT]B|[KMG]Hz|W|mm)\b)/

/** A part's name, broken anywhere but between a number and its unit. */
export function PartName({ name }: { name: string }) {
  return piecesOf(name, measure).map(({ at, piece, isMatch }) =>
    isMatch ? (
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
