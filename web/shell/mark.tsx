import { useRootConfig } from '../app/shop-config.ts'

/** The shop's icon, where its name stands beside it. */
export const Mark = ({ size }: { size: number }) => (
  <img
    src={useRootConfig()?.shop.icon}
    alt=""
    width={size}
    height={size}
    className="object-contain"
  />
)
