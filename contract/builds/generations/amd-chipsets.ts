import type { ChipsetEntry } from './chipsets.ts'
import { sources } from './sources.ts'

/** AMD's chipsets. Sources: AMD's pages on chipsets, processor support tables. */
export const amdChipsets: readonly ChipsetEntry[] = [
  {
    chipsets: ['AMD A320', 'AMD B350', 'AMD X370'],
    source: null,
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
    source: null,
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
    source: sources.amd500,
    runs: {
      'bristol-ridge': 'no',
      'ryzen-1000': 'no',
      'ryzen-2000g': 'no',
      'ryzen-2000': 'yes',
      'ryzen-3000g': 'yes',
      'ryzen-3000': 'yes',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
  },
  {
    chipsets: ['AMD B550', 'AMD A520'],
    source: sources.amd500,
    runs: {
      'bristol-ridge': 'no',
      'ryzen-1000': 'no',
      'ryzen-2000g': 'no',
      'ryzen-2000': 'no',
      'ryzen-3000g': 'no',
      'ryzen-3000': 'yes',
      'ryzen-4000': 'bios',
      'ryzen-5000': 'bios',
      'ryzen-5000g': 'bios',
    },
  },
  {
    chipsets: ['AMD A620', 'AMD B650', 'AMD B650E', 'AMD X670', 'AMD X670E'],
    source: null,
    runs: {
      'ryzen-7000': 'yes',
      'ryzen-8000g': 'bios',
      'ryzen-9000': 'bios',
      'ryzen-9000-2026': 'bios',
    },
  },
  {
    chipsets: ['AMD B840', 'AMD B850', 'AMD X870', 'AMD X870E'],
    source: null,
    runs: {
      'ryzen-7000': 'yes',
      'ryzen-8000g': 'yes',
      'ryzen-9000': 'yes',
      'ryzen-9000-2026': 'bios',
    },
  },
  {
    chipsets: ['AMD X399'],
    source: null,
    runs: { 'threadripper-1000': 'yes', 'threadripper-2000': 'bios' },
  },
  {
    chipsets: ['AMD TRX40'],
    source: null,
    runs: { 'threadripper-3000': 'yes' },
  },
  {
    chipsets: ['AMD TRX50'],
    source: null,
    runs: {
      'threadripper-7000': 'yes',
      'threadripper-7000-pro': 'yes',
      'threadripper-9000': 'bios',
      'threadripper-9000-pro': 'bios',
    },
  },
  {
    chipsets: ['AMD WRX90'],
    source: sources.amdWrx90,
    runs: {
      'threadripper-7000-pro': 'yes',
      'threadripper-9000-pro': 'bios',
      'threadripper-7000': 'no',
      'threadripper-9000': 'no',
    },
  },
  {
    chipsets: ['AMD A55', 'AMD A75', 'AMD A85X'],
    source: null,
    runs: { richland: 'bios' },
  },
  {
    chipsets: ['AMD A58', 'AMD A68H', 'AMD A78', 'AMD A88X'],
    source: null,
    runs: { richland: 'yes', kaveri: 'yes', godavari: 'bios', carrizo: 'bios' },
  },
  {
    chipsets: ['AMD 990FX', 'AMD 970'],
    source: null,
    runs: { zambezi: 'yes', vishera: 'bios' },
  },
  {
    chipsets: ['AMD SR5690'],
    source: null,
    runs: { 'opteron-6300': 'bios' },
  },
]
