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
 * A picture in the smallest file that the browser can show, its room there before it. It stands on the ground that
 * base.css gives to all pictures, on which dark and light ink are seen in both themes.
 */
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
