import { segmentsOf } from './segments.ts'

const measure = /(\d+ (?:[KMGT]B|[KMG]Hz|W|mm)\b)/

/** A part's name, broken anywhere but between a number and its unit. */
export function PartName({ name }: { name: string }) {
  return segmentsOf(name, measure).map(({ at, segment, isMatch }) =>
    isMatch ? (
      <span key={at} className="whitespace-nowrap">
        {segment}
      </span>
    ) : (
      segment
    ),
  )
}
