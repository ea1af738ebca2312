/** 36 → "3 years", 18 → "18 months". */
export const warrantyOf = (months: number) =>
  months % 12 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`
