import { plain } from '../plain.ts'
import { withoutTaxRemark } from './price-taxes.ts'

/**
 * What a price is called that is lower than another of the same part, as `plain` writes it: for a while, for some buyers,
 * or with a discount off.
 */
const reduced =
  /(?<!whole)(sale|special|nett?|discount(ed)?|reduced|promo(tion|tional)?|offer|deal|your|clearance|campaign)price|price(sale|special|nett?|discounted|reduced|promo|offer)|(sonder|spezial|aktions|angebots|netto|ihr|rabatt|sale)preis|preis(netto|rabattiert|reduziert)|reduzierterpreis|(promo|promotionnel|solde|remise|net|special|reduit)prix|votreprix|prix(promo|promotionnel|solde|remise|net|special|reduit)|(precio|preco)(de|en|con|com|da)?(oferta|especial|rebajado|neto|descuento|promocional|promocao|liquido|desconto)|suprecio|seupreco|prezzo(in|di|con)?(offerta|scontato|sconto|speciale|netto|promo)|(tuo|suo|vostro)prezzo|(actie|aanbiedings|netto|uw|kortings|speciale)prijs|cena(promocyjna|specjalna|netto|porabacie|obnizona|akcni|akciova|poslev[eu])|(twoja|vase|akcni|akciova|zvyhodnena|specialni)cena|(kampanj|kampagne|extra|rea|netto|ditt|din|tilbuds|special|rabat|rabatt)pris|(tarjous|netto|ale|kampanja)hinta|(akcios|kedvezmenyes|netto)ar$|(indirimli|kampanya|net|ozel)fiyat|pret(redus|promotional|special|net)|(акционная|акціина|специальная|спеціальна|ваша)ц[еі]на|ц[еі]на(соскидкои|зізнижкою|зизнижкою|нетто|поакции)|(促销|优惠|折扣|特|净|折后|活动|促銷|優惠|淨)[价價]|特価|割引価格|セール価格|할인가|특가/u

/** What a shop asks of everybody, with or without its taxes: “VK netto” is no reduced price. */
const selling = /^vk|vk(netto)?$|verkauf|selling|vente|venta|vendita|verkoop|sprzeda|forsaljning/u

const reducedOutright = new RegExp(`^(?:${reduced.source})$`, 'u')

/** Without brackets behind a name, a unit of money and that taxes are not in it: “Price (EUR)”, “Preis €”, “Price ex. VAT”. */
export const bare = (name: string) =>
  plain(withoutTaxRemark(name.replace(/\([^()]*\)|\[[^[\]]*\]|\p{Sc}|\b[A-Z]{3}\b\s*$/gu, ' ')))

export const isReduced = (name: string) => reduced.test(bare(name)) && !selling.test(bare(name))

/** Whether a header says nothing else: “Wholesale price” holds “sale price”. */
export const isReducedOutright = (name: string) => reducedOutright.test(plain(name))
