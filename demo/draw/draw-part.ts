import type { DemoPart } from '../parts/demo-part.ts'
import { drawCpu } from './cpu.ts'
import { drawGpu } from './gpu.ts'
import { drawHdd } from './hdd.ts'
import { drawMotherboard } from './motherboard.ts'
import { drawRam } from './ram.ts'

/**
 * A part's picture as SVG text, 1280 by 960, without a ground. The same part always gives
 * the same text; nothing in it depends on fonts or on other files.
 */
export function drawPart(part: DemoPart): string {
  switch (part.category) {
    case 'cpu':
      return drawCpu(part)
    case 'ram':
      return drawRam(part)
    case 'hdd':
      return drawHdd(part)
    case 'gpu':
      return drawGpu(part)
    case 'motherboard':
      return drawMotherboard(part)
  }
}
