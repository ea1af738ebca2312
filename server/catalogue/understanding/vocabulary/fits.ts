/** What fits a processor or a board that is called so: a socket, and the kind of memory where it takes one alone. */
export type Fit = { socket: string; memory: 'ddr3' | 'ddr4' | 'ddr5' | null }

const fit = (socket: string, memory: Fit['memory']): Fit => ({ socket, memory })
const [am4, am5] = [fit('AM4', 'ddr4'), fit('AM5', 'ddr5')]
const [lga1200, lga1700, lga1851] = [
  fit('LGA1200', 'ddr4'),
  fit('LGA1700', null),
  fit('LGA1851', 'ddr5'),
]
const [sp3, sp5, str5] = [fit('SP3', 'ddr4'), fit('SP5', 'ddr5'), fit('sTR5', 'ddr5')]

/**
 * Models of processors, small and without spaces, and the socket that their makers give for them. Numbers of notebooks and those
 * with several sockets are left out.
 */
export const processors: [model: RegExp, fit: Fit][] = [
  [/^(?:ryzen)?[3579]?(?:pro)?[1-5]\d{3}(?:g|ge|x|xt|x3d)?$/, am4],
  [/^(?:ryzen)?[3579]?(?:pro)?[789]\d{3}(?:g|f|x|x3d|gt)?$/, am5],
  [/^(?:ryzen)?threadripper(?:pro)?[79]\d{3}w?x$/, str5],
  [/^epyc4\d{2}[45]p?x?$/, am5],
  [/^epyc7\d{2}[123][pxf]?$/, sp3],
  [/^epyc9\d{2}[45][pxfs]?$/, sp5],
  [/^(?:core)?i[3579]1[01]\d{3}(?:k|kf|f|t)?$/, lga1200],
  [/^(?:core)?(?:i[3579])?1[234]\d{3}(?:k|kf|ks|f|t)?$/, lga1700],
  [/^(?:core)?ultra[579]2\d{2}(?:k|kf|f|t)?$/, lga1851],
]

/** Words that a model of processors begins with. */
export const processorWords =
  /^(?:ryzen|threadripper|epyc|core|ultra|i[3579]|\d{4}(?:x|x3d|xt|g|ge)$|1[234]\d{3}(?:k|kf|ks|f)$)/

/** Chipsets that boards are named after. */
export const chipsets: [chipset: RegExp, fit: Fit][] = [
  [/^(?:[abx]320|[abx][345]50|x[34]70|a520)m?i?$/, am4],
  [/^(?:a620|b650|b840|b850|x670|x870)[emi]{0,2}$/, am5],
  [/^(?:h410|b460|h470|z490|h510|b560|h570|z590)[mi]?$/, lga1200],
  [/^(?:h610|b660|h670|z690|b760|h770|z790|w680|q670)[emi]?$/, lga1700],
  [/^(?:h810|b860|z890|w880)[mi]?$/, lga1851],
  [/^(?:wrx90|trx50)e?$/, str5],
]
