/** What says that taxes are not in a price. */
export const withoutTaxes =
  /(?<!\p{L})(?:excl(?:uding|uded|usive)?|exkl(?:usive)?|ex|before|without|zzgl|ohne|hors|sin|sem|senza|f[aă]r[aă]|χωρίς|bez|uden|utan|без|haric|hariç|nélkül|veroton|verottomat|alv\s*0\s*%?|esclus[oa]|exclu[ií]d[oa]|exclue?s?|s\/)(?!\p{L})\.?|s\/(?=iva)/iu

/** What buyers pay with their taxes: the shop’s prices are without. */
const withTaxes =
  /(?<!\p{L})(?:ttc|brutto|bruttó|bruto|gross)(?!\p{L})|brutto|(?<!\p{L})(?:incl|inkl|inclu|compris|con iva|c\/iva|avec (?:tva|taxes)|mit (?:mwst|ust)|med moms|moms ?incl|vč|s dph|z vat|с ндс|з пдв)|kdv ?dahil|(?<!不)含税|税込/iu
export const isWithTaxes = (name: string) => {
  const text = name.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return withTaxes.test(text) && !withoutTaxes.test(text)
}

const taxRemark = new RegExp(
  `(?:${withoutTaxes.source})\\s*(?:tax(?:es|e)?|vat|mwst|ust|iva|tva|btw|moms|mva|dph|alv|pvn|pvm)?\\.?`,
  'giu',
)

const taxes =
  /(?<!\p{L})(?:tax(?:es|e)?|vat|gst|mwst|ust|iva|tva|btw|moms|mva|dph|alv|kdv|ндс|пдв)(?!\p{L})/giu

/** Without what is said of taxes that are not in a price: “Price ex. VAT”, “Price tax excluded”. */
export const withoutTaxRemark = (name: string) =>
  withoutTaxes.test(name) ? name.replace(taxRemark, ' ').replace(taxes, ' ') : name

/** Whether a column speaks of taxes, or of how prices are written: “VAT included”, “Price type”, “Net/gross”. */
export const saysTaxes = (name: string) =>
  name.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ').search(taxes) >= 0 ||
  /(?<!\p{L})(?:gross|brutto|bruto|price type|type of price|preisart|preistyp|type de prix|tipo de precio|tipo prezzo|typ ceny)(?!\p{L})|税/iu.test(
    name,
  )
