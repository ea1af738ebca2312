import { classNames } from './class-names.ts'

export type PictureFiles = {
  width: number
  height: number
  color: string
  sources: { type: string; srcset: string }[]
} | null

type Props = {
  /** The address that every browser can show. */
  src: string
  picture: PictureFiles
  /** '' when the name stands beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string
  /** Among the first that are seen: loaded at once. */
  eager?: boolean
  className?: string
}

/**
 * The colour and, when it is as wide as its place, the room of a picture until that is there. It is a drawing: its colour is
 * an attribute, where the pages' policy allows no style.
 */
export const PictureGround = ({
  picture,
  className,
}: {
  picture: PictureFiles
  className?: string
}) => (
  <svg
    aria-hidden="true"
    viewBox={picture ? `0 0 ${picture.width} ${picture.height}` : '0 0 4 3'}
    preserveAspectRatio="none"
    className={className}
  >
    <rect width="100%" height="100%" fill={picture?.color ?? 'none'} />
  </svg>
)

/** A picture in the smallest file that the browser can show, its room and colour there before it. */
export function Picture({ src, picture, alt, sizes, eager, className }: Props) {
  return (
    <picture>
      {picture?.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={picture?.width ?? 640}
        height={picture?.height ?? 480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={classNames('h-auto max-w-full', className)}
      />
    </picture>
  )
}
