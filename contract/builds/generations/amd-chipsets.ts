import type { ChipsetEntry } from './chipsets.ts'
import { sources } from './sources.ts'

/** AMD's chipsets. Sources: AMD's pages on chipsets, processor support tables. */
export const amdChipsets: readonly ChipsetEntry[] = [
  {
    chipsets: ['AMD A320', 'AMD B350', 'AMD X370'],
    runs: {
      'bristol-ridge': 'yes',
      'ryzen-1000': 'yes',
      'ryzen-2000g': 'bios',
      'ryzen-2000': 'bios',
      'ryzen-3000g': 'bios',
      'ryzen-3000': 'bios',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
  },
  {
    chipsets: ['AMD B450', 'AMD X470'],
    runs: {
      'bristol-ridge': 'yes',
      'ryzen-1000': 'yes',
      'ryzen-2000g': 'yes',
      'ryzen-2000': 'yes',
      'ryzen-3000g': 'bios',
      'ryzen-3000': 'bios',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
  },
  {
    chipsets: ['AMD X570'],
    runs: {
      'ryzen-2000': 'yes',
      'ryzen-3000g': 'yes',
      'ryzen-3000': 'yes',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
    refuses: [
      { source: sources.amd500, generations: ['bristol-ridge', 'ryzen-1000', 'ryzen-2000g'] },
    ],
  },
  {
    chipsets: ['AMD B550', 'AMD A520'],
    runs: {
      'ryzen-3000': 'yes',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
    refuses: [
      {
        source: sources.amd500,
        generations: ['bristol-ridge', 'ryzen-1000', 'ryzen-2000g', 'ryzen-2000', 'ryzen-3000g'],
      },
    ],
  },
  {
    chipsets: ['AMD A620', 'AMD B650', 'AMD B650E', 'AMD X670', 'AMD X670E'],
    runs: {
      'ryzen-7000': 'yes',
      'ryzen-8000g': 'bios',
      'ryzen-9000': 'bios',
      'ryzen-9000-2026': 'bios',
    },
  },
  {
    chipsets: ['AMD B840', 'AMD B850', 'AMD X870', 'AMD X870E'],
    runs: {
      'ryzen-7000': 'yes',
      'ryzen-8000g': 'yes',
      'ryzen-9000': 'yes',
      'ryzen-9000-2026': 'bios',
    },
  },
  {
    chipsets: ['AMD X399'],
    runs: { 'threadripper-1000': 'yes', 'threadripper-2000': 'bios' },
  },
  {
    chipsets: ['AMD TRX40'],
    runs: { 'threadripper-3000': 'yes' },
  },
  {
    chipsets: ['AMD TRX50'],
    runs: {
      'threadripper-7000': 'yes',
      'threadripper-7000-pro': 'yes',
      'threadripper-9000': 'bios',
      'threadripper-9000-pro': 'bios',
    },
  },
  {
    chipsets: ['AMD WRX90'],
    runs: { 'threadripper-7000-pro': 'yes', 'threadripper-9000-pro': 'bios' },
    refuses: [
      { source: sources.amdWrx90, generations: ['threadripper-7000', 'threadripper-9000'] },
    ],
  },
  {
    chipsets: ['AMD A55', 'AMD A75', 'AMD A85X'],
    runs: { richland: 'bios' },
  },
  {
    chipsets: ['AMD A58', 'AMD A68H', 'AMD A78', 'AMD A88X'],
    runs: { richland: 'yes', kaveri: 'yes', godavari: 'bios', carrizo: 'bios' },
  },
  {
    chipsets: ['AMD 990FX', 'AMD 970'],
    runs: { zambezi: 'yes', vishera: 'bios' },
  },
  {
    chipsets: ['AMD SR5690'],
    runs: { 'opteron-6300': 'bios' },
  },
]
