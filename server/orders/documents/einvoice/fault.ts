import { held } from './write-xml.ts'

/** What an invoice lacks: its field in the model, and what to do about it and where. */
export type EFault = { field: string; reason: string }

/** Where sellers and buyers say what stands on invoices. */
export const sellers = 'under Shop → Seller'
export const buyers = 'under Company → Invoices'

export const isBlank = (text: string | null | undefined) => held(text ?? '') === ''

/** A fault, where something is broken. */
export const found = (isBroken: boolean, field: string, reason: string): EFault[] =>
  isBroken ? [{ field, reason }] : []
