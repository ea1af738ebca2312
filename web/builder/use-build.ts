import { useNavigate } from 'react-router'
import type { KnownCategory } from '../../contract/parts/known-categories.ts'
import { builderAddress, type WantedBuild } from '../trade/builds/link.ts'

/** Changes the build, which is the page's address: the page stays where it is scrolled to. */
export function useBuild(build: WantedBuild) {
  const navigate = useNavigate()
  const become = (next: WantedBuild) =>
    void navigate(builderAddress(next), { replace: true, preventScrollReset: true })
  return {
    setMachines: (machines: number) => become({ ...build, machines }),
    setSpare: (category: string, percent: number) =>
      become({ ...build, spares: { ...build.spares, [category]: percent } }),
    setQuantity: (partId: string, quantity: number) =>
      become({
        ...build,
        lines: build.lines.map((one) => (one.partId === partId ? { ...one, quantity } : one)),
      }),
  }
}

/** The same build without a part. */
export const withoutPart = (build: WantedBuild, partId: string): WantedBuild => ({
  ...build,
  lines: build.lines.filter((one) => one.partId !== partId),
})

/** What is chosen for: which slot, what is searched for, whether parts that contradict are hidden, and behind which page. */
export type PickState = { category: KnownCategory; q: string; isHiding: boolean; after: string }

/** Where parts for a slot are chosen. */
export function pickAddress(
  build: WantedBuild,
  {
    category,
    q = '',
    isHiding = false,
    after = '',
  }: Partial<PickState> & { category: KnownCategory },
): string {
  const query = new URLSearchParams({
    pick: category,
    ...(q && { q }),
    ...(isHiding && { hide: '1' }),
    ...(after && { after }),
  })
  const address = builderAddress(build)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
