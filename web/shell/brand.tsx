import { useRootConfig } from '../app/shop-config.ts'
import { Mark } from './mark.tsx'

type Props = { size: number; nameClass: string; logoClass: string }

/** Who this shop is, at the head of every page: its logo, or its icon and its name. */
export function Brand({ size, nameClass, logoClass }: Props) {
  const { name, logos } = useRootConfig()?.shop ?? {}
  return logos?.[0] ? (
    logos.map(({ on, ...logo }) => (
      <img
        key={on}
        {...logo}
        alt={name}
        data-on={on}
        className={`h-8 w-auto object-contain object-left ${logoClass}`}
      />
    ))
  ) : (
    <>
      <Mark size={size} />
      <span className={nameClass}>{name}</span>
    </>
  )
}
