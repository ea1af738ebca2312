import {
  BatteryCharging,
  Box,
  Cable,
  CircuitBoard,
  Cpu,
  Fan,
  Gpu,
  HardDrive,
  Keyboard,
  type LucideIcon,
  MemoryStick,
  Monitor,
  Network,
  Package,
  Plug,
  Server,
  Wrench,
} from 'lucide-react'
import type { CategoryIcon as Name } from '../../../contract/parts/category-icons.ts'

const glyphs: Record<Name, LucideIcon> = {
  ...{ cpu: Cpu, memory: MemoryStick, drive: HardDrive, graphics: Gpu, board: CircuitBoard },
  ...{ power: Plug, cooling: Fan, case: Box, server: Server, network: Network, cable: Cable },
  ...{
    monitor: Monitor,
    keyboard: Keyboard,
    battery: BatteryCharging,
    tool: Wrench,
    part: Package,
  },
}

/** The sign of a category, beside its name. */
export function CategoryIcon({ name, size = 18 }: { name: Name; size?: number }) {
  const Glyph = glyphs[name]
  return <Glyph size={size} className="shrink-0 text-soft" aria-hidden="true" />
}
