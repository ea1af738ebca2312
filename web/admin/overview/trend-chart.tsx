import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import { compact } from '../../../contract/words/compact.ts'
import { shortUtcDay } from '../../../contract/words/days.ts'
import { manner } from '../../../contract/words/manner.ts'
import { colorsOf, followTheme } from '../../ui/styles/colors.ts'

type Props = {
  /** YYYY-MM-DD, oldest first. */
  days: string[]
  now: number[]
  before: number[]
  /** Of amounts; null where pieces are counted. */
  currency: string | null
  /** The pointer is on this day, or on none. */
  onPoint: (at: number | null) => void
  onChoose: (at: number) => void
}

const height = 256

/** Bars of the period over the dashed line of the one before. Drawn anew when the theme or the room changes. */
export default function TrendChart({ onPoint, onChoose, ...drawn }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const point = useEffectEvent(onPoint)
  const choose = useEffectEvent(onChoose)
  const asText = JSON.stringify(drawn)
  useEffect(() => {
    const box = place.current!
    const { days, now, before, currency } = JSON.parse(asText) as typeof drawn
    let chart: uPlot | undefined
    const draw = () => {
      chart?.destroy()
      const places = days.map((_, at) => at)
      const asked = optionsOf(box, days, currency, point)
      chart = new uPlot(asked, [places, now, before], box)
      chart.over.addEventListener('click', () => {
        const at = chart?.cursor.idx
        if (at !== null && at !== undefined) choose(at)
      })
    }
    draw()
    const stopFollowing = followTheme(draw)
    const room = new ResizeObserver(() => chart?.setSize({ width: box.clientWidth, height }))
    room.observe(box)
    return () => {
      room.disconnect()
      stopFollowing()
      chart?.destroy()
    }
  }, [asText])
  return <div ref={place} className="h-64 overflow-hidden [&_.u-over]:cursor-pointer" />
}

function optionsOf(
  box: HTMLElement,
  days: string[],
  currency: string | null,
  onPoint: (at: number | null) => void,
): uPlot.Options {
  const colors = colorsOf(['calm', 'line', 'edge', 'soft'])
  const font = `12px ${getComputedStyle(box).fontFamily}`
  const axis = { stroke: colors.soft, font, ticks: { show: false } }
  return {
    width: box.clientWidth,
    height,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [-0.6, days.length - 0.4] },
      y: { range: (_, min, max) => [Math.min(0, min), Math.max(1, max) * 1.05] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90],
        space: 70,
        values: (_, splits) =>
          splits.map((at) => (days[at] ? shortUtcDay(new Date(days[at])) : '')),
      },
      {
        ...axis,
        size: 60,
        grid: { stroke: colors.line, width: 1 },
        incrs: [1, 2, 5]
          .flatMap((one) => [...Array(12).keys()].map((power) => one * 10 ** power))
          .sort((a, b) => a - b),
        values: (_, splits) =>
          splits.map((value) => compact(value, currency ? manner().amounts : undefined)),
      },
    ],
    series: [
      {},
      {
        fill: colors.calm,
        width: 0,
        points: { show: false },
        paths: uPlot.paths.bars!({ size: [0.7, 48], radius: 0.08 }),
      },
      { stroke: colors.edge, width: 2, dash: [5, 4], points: { show: false } },
    ],
    hooks: { setCursor: [(chart) => onPoint(chart.cursor.idx ?? null)] },
  }
}
