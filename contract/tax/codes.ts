/**
 * Why a line bears the tax that it bears: the categories of EN 16931 (code list UNCL5305). What they are called where a
 * tax is shown, and what stands on the invoice, where the law asks for a sentence.
 */
export const taxCodes = {
  S: { name: 'Tax', sentence: '' },
  Z: { name: 'Zero rate', sentence: '' },
  E: { name: 'Exempt', sentence: 'Exempt from tax by the buyer’s certificate' },
  AE: {
    name: 'Reverse charge',
    sentence: 'Reverse charge: the recipient of the goods owes the tax',
  },
  K: {
    name: 'Intra-Community supply',
    sentence: 'Exempt intra-Community supply: Article 138 of Directive 2006/112/EC',
  },
  G: { name: 'Export', sentence: 'Exempt export of goods' },
  O: { name: 'No tax', sentence: 'Not subject to tax: the seller is not registered there' },
} as const
export type TaxCode = keyof typeof taxCodes

export const taxCodeNames = Object.keys(taxCodes) as [TaxCode, ...TaxCode[]]
