/** What is said beside an amount that could be with tax or without, on pages and in mails. */
export const besideTax = { with: ' with tax', without: ' without tax' } as const
