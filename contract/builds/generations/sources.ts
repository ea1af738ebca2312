/** Where makers publish which processors a chipset does not run: what blocks a sale names one of these. */
export const sources = {
  intel8: 'Intel ARK: processors that the 8 Series chipsets list as compatible',
  intel100: 'Intel ARK: processors that the 100 Series chipsets list as compatible',
  intel200: 'Intel ARK: processors that the 200 Series chipsets list as compatible',
  intel300: 'Intel ARK: processors that the 300 Series chipsets list as compatible',
  intelC220: 'Intel ARK: processors that the C220 Series chipsets list as compatible',
  intelC230: 'Intel ARK: processors that the C230 Series chipsets list as compatible',
  intelC240: 'Intel ARK: processors that the C240 Series chipsets list as compatible',
  intelXeonE:
    'Intel: Xeon E3-1200 v5 and v6 are for C230 Series chipsets, Xeon E-2100 and E-2200 for C240 Series chipsets',
  intel400:
    'Intel: 11th Gen Core processors are not compatible with H410 and B460, whose chipsets are made in 22 nm',
  amd500: 'AMD: Socket AM4 chipsets, table of processors by chipset (X570, B550, A520)',
  amdWrx90: 'AMD: WRX90 chipset, for Ryzen Threadripper PRO processors',
} as const

/** One of them: no "no" stands without. */
export type Source = (typeof sources)[keyof typeof sources]
