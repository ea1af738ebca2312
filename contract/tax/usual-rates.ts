/**
 * The standard rates of value added tax, in percent, as of January 2026: of the EU's members (European Commission, Taxes in
 * Europe Database), the United Kingdom, Switzerland and Norway. A proposal where a seller begins, and nothing else: what holds
 * is what they say.
 */
export const usualRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
  GB: 20,
  CH: 8.1,
  NO: 25,
}

/** Whether what has first and last days holds on a day. */
export const holdWords = ['now', 'coming', 'ended'] as const
export type Holds = (typeof holdWords)[number]
