import type { ChipsetEntry } from './chipsets.ts'
import { sources } from './sources.ts'

/** Intel's chipsets. Sources: Intel ARK, chipset briefs. */
export const intelChipsets: readonly ChipsetEntry[] = [
  {
    chipsets: ['Intel H110', 'Intel B150', 'Intel H170', 'Intel Q150', 'Intel Q170', 'Intel Z170'],
    source: sources.intel100,
    runs: {
      'core-6': 'yes',
      'core-7': 'bios',
      'core-8': 'no',
      'core-9': 'no',
      'xeon-e3-v5': 'no',
      'xeon-e3-v6': 'no',
      'xeon-e-2100': 'no',
      'xeon-e-2200': 'no',
    },
  },
  {
    chipsets: ['Intel B250', 'Intel H270', 'Intel Q250', 'Intel Q270', 'Intel Z270'],
    source: sources.intel200,
    runs: {
      'core-6': 'yes',
      'core-7': 'yes',
      'core-8': 'no',
      'core-9': 'no',
      'xeon-e3-v5': 'no',
      'xeon-e3-v6': 'no',
      'xeon-e-2100': 'no',
      'xeon-e-2200': 'no',
    },
  },
  {
    chipsets: ['Intel H310', 'Intel B360', 'Intel H370', 'Intel Q370', 'Intel Z370'],
    source: sources.intel300,
    runs: {
      'core-6': 'no',
      'core-7': 'no',
      'core-8': 'yes',
      'core-9': 'bios',
      'xeon-e3-v5': 'no',
      'xeon-e3-v6': 'no',
      'xeon-e-2100': 'no',
      'xeon-e-2200': 'no',
    },
  },
  {
    chipsets: ['Intel B365', 'Intel Z390'],
    source: sources.intel300,
    runs: {
      'core-6': 'no',
      'core-7': 'no',
      'core-8': 'yes',
      'core-9': 'yes',
      'xeon-e3-v5': 'no',
      'xeon-e3-v6': 'no',
      'xeon-e-2100': 'no',
      'xeon-e-2200': 'no',
    },
  },
  {
    chipsets: ['Intel C232', 'Intel C236'],
    source: sources.intelC230,
    runs: {
      'xeon-e3-v5': 'yes',
      'xeon-e3-v6': 'bios',
      'core-8': 'no',
      'core-9': 'no',
      'xeon-e-2100': 'no',
      'xeon-e-2200': 'no',
    },
  },
  {
    chipsets: ['Intel C242', 'Intel C246'],
    source: sources.intelC240,
    runs: {
      'xeon-e-2100': 'yes',
      'xeon-e-2200': 'bios',
      'core-6': 'no',
      'core-7': 'no',
      'xeon-e3-v5': 'no',
      'xeon-e3-v6': 'no',
    },
  },
  {
    chipsets: ['Intel H410', 'Intel B460'],
    source: sources.intel400,
    runs: { 'core-10': 'yes', 'core-11': 'no' },
  },
  {
    chipsets: ['Intel H470', 'Intel Q470', 'Intel W480', 'Intel Z490'],
    source: null,
    runs: { 'core-10': 'yes', 'core-11': 'bios' },
  },
  {
    chipsets: ['Intel H510', 'Intel B560', 'Intel H570', 'Intel Q570', 'Intel W580', 'Intel Z590'],
    source: null,
    runs: { 'core-10': 'yes', 'core-11': 'yes' },
  },
  {
    chipsets: ['Intel H610', 'Intel B660', 'Intel H670', 'Intel Q670', 'Intel W680', 'Intel Z690'],
    source: null,
    runs: { 'core-12': 'yes', 'core-13': 'bios', 'core-14': 'bios' },
  },
  {
    chipsets: ['Intel B760', 'Intel H770', 'Intel Z790'],
    source: null,
    runs: { 'core-12': 'yes', 'core-13': 'yes', 'core-14': 'bios' },
  },
  {
    chipsets: ['Intel H810', 'Intel B860', 'Intel Q870', 'Intel W880', 'Intel Z890'],
    source: null,
    runs: { 'core-200s': 'yes', 'core-200s-plus': 'bios' },
  },
  {
    chipsets: ['Intel H81', 'Intel B85', 'Intel H87', 'Intel Q85', 'Intel Q87', 'Intel Z87'],
    source: sources.intel8,
    runs: { 'core-4': 'yes', 'core-4-refresh': 'bios', 'core-5-desktop': 'no' },
  },
  {
    chipsets: ['Intel H97', 'Intel Z97'],
    source: null,
    runs: { 'core-4': 'yes', 'core-4-refresh': 'yes', 'core-5-desktop': 'bios' },
  },
  {
    chipsets: ['Intel C222', 'Intel C224', 'Intel C226'],
    source: sources.intel8,
    runs: { 'xeon-e3-v3': 'yes', 'core-5-desktop': 'no' },
  },
  {
    chipsets: ['Intel B75', 'Intel H77', 'Intel Z75', 'Intel Z77', 'Intel Q77'],
    source: null,
    runs: { 'core-3': 'yes' },
  },
  {
    chipsets: ['Intel H61', 'Intel H67', 'Intel P67', 'Intel Z68'],
    source: null,
    runs: { 'core-3': 'bios' },
  },
  {
    chipsets: ['Intel C602', 'Intel C602J', 'Intel C606'],
    source: null,
    runs: { 'xeon-e5-v1': 'yes', 'xeon-e5-v2': 'bios' },
  },
  {
    chipsets: ['Intel X99'],
    source: null,
    runs: { 'haswell-e': 'yes', 'broadwell-e': 'bios' },
  },
  {
    chipsets: ['Intel C612'],
    source: null,
    runs: { 'xeon-e5-v3': 'yes', 'xeon-e5-v4': 'bios' },
  },
  {
    chipsets: ['Intel X299'],
    source: null,
    runs: { 'core-x-7': 'yes', 'core-x-9': 'bios', 'core-x-10': 'bios' },
  },
]
