import type { GpuPart } from '../parts/demo-part.ts'
import type { CardSize } from './gpu-shroud.ts'
import type { Point, Solid } from './isometric.ts'
import { type Pose, slab } from './pose.ts'

/** The metal plate at the card's end, with a socket for every output and slits for the air. */
export function bracket(part: GpuPart, size: CardSize, pose: Pose, at: Point): Solid {
  const { length, height, thick } = size
  const { displayOutputs, slots } = part.specs
  const tall = Math.max(thick + 1, 19)
  const [over, under] = [4, 9]
  const width = height + over + under
  const ports = displayOutputs.map((output, i) =>
    port(output, over + 10 + i * 24, tall - 8.6, height),
  )
  const vents =
    slots > 1 ? slits(width, tall - 15) : displayOutputs.length > 0 ? '' : slits(width, tall - 5)
  const dark = part.picture.family === 'founders'
  return slab(
    pose,
    at,
    [length, -under, -1],
    [1.4, width, tall + 1],
    dark ? '#5d6166' : '#c3c7ca',
    {
      edge: 0.3,
      sheen: 0.3,
      end: `${vents}${ports.join('')}<rect x="1" y="1" width="${width - 2}" height="${tall - 1}" stroke="#fff" stroke-opacity=".18" stroke-width=".5"/>`,
    },
  )
}

function port(output: string, u: number, v: number, height: number): string {
  const mini = output.startsWith('Mini')
  const step = mini || height < 80 ? 14.4 / 24 : 0.96
  const x = 10 + (u - 16) * step
  const width = mini ? 8.4 : height < 80 ? 12 : 16
  const shape = output.startsWith('HDMI')
    ? `M${x} ${v}h${width}v3.4l-2.4 2.6h${4.8 - width}l-2.4 -2.6z`
    : `M${x} ${v}h${width}v6h${2.4 - width}l-2.4 -2.4z`
  return `<path d="${shape}" fill="#16171a" stroke="#8d9196" stroke-width=".9"/><path d="M${x + 2.2} ${v + 2.4}h${width - 4.4}" stroke="#c9a24d" stroke-width=".9" stroke-dasharray=".8 .5"/>`
}

function slits(width: number, tall: number): string {
  let path = ''
  for (let u = 10; u < width - 8; u += 5.4) path += `M${u.toFixed(1)} 5V${tall.toFixed(1)}`
  return `<path d="${path}" stroke="#1b1d20" stroke-width="2.9" stroke-linecap="round"/>`
}
