/** The day on which something is written, as 2026-01-31. */
export const today = () => new Date().toISOString().slice(0, 10)
