/**
 * How a method of shipping is priced. table: by rates for where it goes and what it weighs. pickup: the buyer fetches it.
 * buyer_account: the carrier asks the buyer's own account. later: freight is entered when it leaves, and stands on that invoice.
 */
export const shippingKinds = ['table', 'pickup', 'buyer_account', 'later'] as const
export type ShippingKind = (typeof shippingKinds)[number]

export const shippingKindWords: Record<ShippingKind, string> = {
  table: 'By rates',
  pickup: 'Pickup',
  buyer_account: 'The buyer’s carrier account',
  later: 'Invoiced when it leaves',
}

/** Rules of Incoterms 2020 for goods that do not go by sea alone: https://iccwbo.org/business-solutions/incoterms-rules/ */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
export type Incoterm = (typeof incoterms)[number]

/** By which of them the buyer bears the freight: no price of ours goes with these. */
const buyersFreight: readonly Incoterm[] = ['EXW', 'FCA']

/** Whether a method that is priced so can be on these terms. */
export const canBeOn = (kind: ShippingKind, incoterm: Incoterm) =>
  (kind === 'pickup' || kind === 'buyer_account') === buyersFreight.includes(incoterm)

/** What the terms are called. */
export const incotermWords: Record<Incoterm, string> = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered At Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
}
