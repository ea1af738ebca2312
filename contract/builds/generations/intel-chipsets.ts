import type { ChipsetEntry } from './chipsets.ts'
import { sources } from './sources.ts'

/** Intel's chipsets. Sources: Intel ARK, chipset briefs. */
export const intelChipsets: readonly ChipsetEntry[] = [
  {
    chipsets: ['Intel H110', 'Intel B150', 'Intel H170', 'Intel Q150', 'Intel Q170', 'Intel Z170'],
    runs: { 'core-6': 'yes', 'core-7': 'bios' },
    refuses: [
      { source: sources.intel100, generations: ['core-8', 'core-9'] },
      {
        source: sources.intelXeonE,
        generations: ['xeon-e3-v5', 'xeon-e3-v6', 'xeon-e-2100', 'xeon-e-2200'],
      },
    ],
  },
  {
    chipsets: ['Intel B250', 'Intel H270', 'Intel Q250', 'Intel Q270', 'Intel Z270'],
    runs: { 'core-6': 'yes', 'core-7': 'yes' },
    refuses: [
      { source: sources.intel200, generations: ['core-8', 'core-9'] },
      {
        source: sources.intelXeonE,
        generations: ['xeon-e3-v5', 'xeon-e3-v6', 'xeon-e-2100', 'xeon-e-2200'],
      },
    ],
  },
  {
    chipsets: ['Intel H310', 'Intel B360', 'Intel H370', 'Intel Q370', 'Intel Z370'],
    runs: { 'core-8': 'yes', 'core-9': 'bios' },
    refuses: [
      { source: sources.intel300, generations: ['core-6', 'core-7'] },
      {
        source: sources.intelXeonE,
        generations: ['xeon-e3-v5', 'xeon-e3-v6', 'xeon-e-2100', 'xeon-e-2200'],
      },
    ],
  },
  {
    chipsets: ['Intel B365', 'Intel Z390'],
    runs: { 'core-8': 'yes', 'core-9': 'yes' },
    refuses: [
      { source: sources.intel300, generations: ['core-6', 'core-7'] },
      {
        source: sources.intelXeonE,
        generations: ['xeon-e3-v5', 'xeon-e3-v6', 'xeon-e-2100', 'xeon-e-2200'],
      },
    ],
  },
  {
    chipsets: ['Intel C232', 'Intel C236'],
    runs: { 'xeon-e3-v5': 'yes', 'xeon-e3-v6': 'bios' },
    refuses: [
      {
        source: sources.intelC230,
        generations: ['core-8', 'core-9', 'xeon-e-2100', 'xeon-e-2200'],
      },
    ],
  },
  {
    chipsets: ['Intel C242', 'Intel C246'],
    runs: { 'xeon-e-2100': 'yes', 'xeon-e-2200': 'bios' },
    refuses: [
      { source: sources.intelC240, generations: ['core-6', 'core-7', 'xeon-e3-v5', 'xeon-e3-v6'] },
    ],
  },
  {
    chipsets: ['Intel H410', 'Intel B460'],
    runs: { 'core-10': 'yes' },
    refuses: [{ source: sources.intel400, generations: ['core-11'] }],
  },
  {
    chipsets: ['Intel H470', 'Intel Q470', 'Intel W480', 'Intel Z490'],
    runs: { 'core-10': 'yes', 'core-11': 'bios' },
  },
  {
    chipsets: ['Intel H510', 'Intel B560', 'Intel H570', 'Intel Q570', 'Intel W580', 'Intel Z590'],
    runs: { 'core-10': 'yes', 'core-11': 'yes' },
  },
  {
    chipsets: ['Intel H610', 'Intel B660', 'Intel H670', 'Intel Q670', 'Intel W680', 'Intel Z690'],
    runs: { 'core-12': 'yes', 'core-13': 'bios', 'core-14': 'bios' },
  },
  {
    chipsets: ['Intel B760', 'Intel H770', 'Intel Z790'],
    runs: { 'core-12': 'yes', 'core-13': 'yes', 'core-14': 'bios' },
  },
  {
    chipsets: ['Intel H810', 'Intel B860', 'Intel Q870', 'Intel W880', 'Intel Z890'],
    runs: { 'core-200s': 'yes', 'core-200s-plus': 'bios' },
  },
  {
    chipsets: ['Intel H81', 'Intel B85', 'Intel H87', 'Intel Q85', 'Intel Q87', 'Intel Z87'],
    runs: { 'core-4': 'yes', 'core-4-refresh': 'bios' },
    refuses: [{ source: sources.intel8, generations: ['core-5-desktop'] }],
  },
  {
    chipsets: ['Intel H97', 'Intel Z97'],
    runs: { 'core-4': 'yes', 'core-4-refresh': 'yes', 'core-5-desktop': 'bios' },
  },
  {
    chipsets: ['Intel C222', 'Intel C224', 'Intel C226'],
    runs: { 'xeon-e3-v3': 'yes' },
    refuses: [{ source: sources.intelC220, generations: ['core-5-desktop'] }],
  },
  {
    chipsets: ['Intel B75', 'Intel H77', 'Intel Z75', 'Intel Z77', 'Intel Q77'],
    runs: { 'core-3': 'yes' },
  },
  {
    chipsets: ['Intel H61', 'Intel H67', 'Intel P67', 'Intel Z68'],
    runs: { 'core-3': 'bios' },
  },
  {
    chipsets: ['Intel C602', 'Intel C602J', 'Intel C606'],
    runs: { 'xeon-e5-v1': 'yes', 'xeon-e5-v2': 'bios' },
  },
  {
    chipsets: ['Intel X99'],
    runs: { 'haswell-e': 'yes', 'broadwell-e': 'bios' },
  },
  {
    chipsets: ['Intel C612'],
    runs: { 'xeon-e5-v3': 'yes', 'xeon-e5-v4': 'bios' },
  },
  {
    chipsets: ['Intel X299'],
    runs: { 'core-x-7': 'yes', 'core-x-9': 'bios', 'core-x-10': 'bios' },
  },
]
